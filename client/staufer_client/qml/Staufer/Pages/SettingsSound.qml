import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What is heard at a table. */
Panel {
    id: root

    readonly property list<string> manners: ["on", "quiet", "off"]

    title: qsTr("Sound")
    spacing: Theme.px(14)

    Segmented {
        objectName: "settings_sound"
        Layout.fillWidth: true
        speech: qsTr("Sound")
        names: root.manners
        options: [qsTr("All"), qsTr("Calls only"), qsTr("Off")]
        notes: [qsTr("what happens, too"), qsTr("turn, time, result"), qsTr("silence")]
        current: root.manners.indexOf(Preferences.sound)
        onChosen: index => Preferences.sound = root.manners[index]
    }
    Field {
        Layout.fillWidth: true
        text: qsTr("Volume")
        note: qsTr("%1 %").arg(Math.round(Preferences.volume * 100))

        Slider {
            id: volume

            objectName: "settings_volume"
            Layout.fillWidth: true
            enabled: Preferences.sound !== "off"
            speech: qsTr("Volume")
            live: false
            stepSize: 0.05
            value: Preferences.volume
            onValueChanged: if (volume.value !== Preferences.volume)
                Preferences.volume = volume.value
        }
    }
}
