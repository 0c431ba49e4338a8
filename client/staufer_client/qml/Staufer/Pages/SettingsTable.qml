import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What happens at the table. */
Panel {
    id: root

    readonly property list<int> delays: [200, 700, 1500]

    title: qsTr("At the table")
    spacing: Theme.px(14)

    Toggle {
        objectName: "settings_confirm"
        Layout.fillWidth: true
        text: qsTr("Ask before my turn ends")
        note: qsTr("the last choice of a turn cannot be taken back")
        isOn: Preferences.confirmEnd
        onSwitched: isOn => Preferences.confirmEnd = isOn
    }
    Toggle {
        objectName: "settings_turns"
        Layout.fillWidth: true
        text: qsTr("Tell me when my turn comes")
        note: qsTr("in a match at which I do not sit just now")
        isOn: Preferences.tellsTurns
        onSwitched: isOn => Preferences.tellsTurns = isOn
    }
    Toggle {
        objectName: "settings_chat"
        Layout.fillWidth: true
        text: qsTr("Free chat")
        note: qsTr("read and write more than the ready phrases, which everybody reads in his own language")
        isOn: Preferences.freeChat
        onSwitched: isOn => Preferences.freeChat = isOn
    }
    Field {
        Layout.fillWidth: true
        text: qsTr("Bots think")
        note: qsTr("between two of their steps")

        Segmented {
            objectName: "settings_bots"
            Layout.fillWidth: true
            speech: qsTr("How long bots think")
            names: ["short", "normal", "long"]
            options: [qsTr("Briefly"), qsTr("At ease"), qsTr("Slowly")]
            notes: [qsTr("0.2 s"), qsTr("0.7 s"), qsTr("1.5 s")]
            current: root.delays.indexOf(Preferences.botDelay)
            onChosen: index => Preferences.botDelay = root.delays[index]
        }
    }
}
