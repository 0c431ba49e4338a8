import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What is seen: light or dark, the size of text, contrast, motion. */
Vellum {
    id: root

    readonly property list<string> themes: ["dark", "light", "system"]
    readonly property list<string> languages: ["", ...Preferences.languages]
    readonly property list<real> scales: [1, 1.25, 1.5, 1.75, 2]

    title: qsTr("What you see")
    spacing: Theme.px(16)

    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Language")

        Segmented {
            objectName: "settings_language"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Language")
            names: root.languages
            options: [qsTr("As the system"), ...Preferences.languageNames]
            current: Math.max(0, root.languages.indexOf(Preferences.language))
            onChosen: index => Preferences.language = root.languages[index]
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Ground")

        Segmented {
            objectName: "settings_theme"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Ground")
            names: root.themes
            options: [qsTr("Night"), qsTr("Parchment"), qsTr("As the system")]
            current: Math.max(0, root.themes.indexOf(Preferences.theme))
            onChosen: index => Preferences.theme = root.themes[index]
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Size of text")

        Segmented {
            objectName: "settings_text"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Size of text")
            options: [qsTr("100 %"), qsTr("125 %"), qsTr("150 %"), qsTr("175 %"), qsTr("200 %")]
            names: ["100", "125", "150", "175", "200"]
            current: root.scales.indexOf(Preferences.textScale)
            onChosen: index => Preferences.textScale = root.scales[index]
        }
    }
    Toggle {
        objectName: "settings_contrast"
        Layout.fillWidth: true
        vellum: true
        text: qsTr("High contrast")
        note: qsTr("black and white grounds, stronger lines")
        isOn: Preferences.highContrast
        onSwitched: isOn => Preferences.highContrast = isOn
    }
    Toggle {
        objectName: "settings_motion"
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Less motion")
        note: qsTr("cards and pieces do not fly, pages do not fade")
        isOn: Preferences.reduceMotion
        onSwitched: isOn => Preferences.reduceMotion = isOn
    }
}
