pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls
import Staufer.Pages

/** Every control of the program in every state, on the ground and on parchment, in the theme that is chosen above. */
FocusScope {
    id: root

    readonly property list<string> themes: ["dark", "light"]
    readonly property list<real> scales: [1, 1.5, 2]

    objectName: "gallery_page"

    Scroll {
        objectName: "gallery_scroll"
        anchors.fill: parent

        PageHead {
            title: qsTr("Gallery")
            line: qsTr("Every control in every state.")

            Segmented {
                speech: qsTr("Ground")
                names: root.themes
                options: [qsTr("Night"), qsTr("Parchment")]
                current: Theme.light ? 1 : 0
                onChosen: index => Preferences.theme = root.themes[index]
            }
            Segmented {
                speech: qsTr("Size of text")
                options: [qsTr("100 %"), qsTr("150 %"), qsTr("200 %")]
                current: root.scales.indexOf(Preferences.textScale)
                onChosen: index => Preferences.textScale = root.scales[index]
            }
            Toggle {
                text: qsTr("High contrast")
                isOn: Preferences.highContrast
                onSwitched: isOn => Preferences.highContrast = isOn
            }
        }
        Panel {
            Layout.fillWidth: true
            title: qsTr("On the ground")

            Presses {
                Layout.fillWidth: true
            }
            Places {
                Layout.fillWidth: true
            }
            Forms {
                Layout.fillWidth: true
            }
            Words {
                Layout.fillWidth: true
            }
            Seats {
                Layout.fillWidth: true
            }
            Grounds {
                Layout.fillWidth: true
            }
        }
        Vellum {
            Layout.fillWidth: true
            title: qsTr("On parchment")

            Presses {
                Layout.fillWidth: true
                vellum: true
            }
            Places {
                Layout.fillWidth: true
                vellum: true
            }
            Forms {
                Layout.fillWidth: true
                vellum: true
            }
            Words {
                Layout.fillWidth: true
                vellum: true
            }
            Seats {
                Layout.fillWidth: true
                vellum: true
            }
        }
    }
}
