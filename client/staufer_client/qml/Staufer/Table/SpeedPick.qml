import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** How fast the replay goes on: slower, faster, and as it was. */
RowLayout {
    id: root

    readonly property string text: qsTr("%1×").arg(Table.replay.speed < 1 ? Table.replay.speed === 0.25 ? "¼" : "½" : Table.replay.speed)

    spacing: Theme.px(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Speed")

    IconButton {
        objectName: "replay_slower"
        side: Theme.px(34)
        sign: "minus"
        text: qsTr("Slower")
        note: "<"
        enabled: Table.replay.speed > 0.25
        onClicked: Table.replay.changeSpeed(-1)
    }
    PlainButton {
        objectName: "replay_speed"
        Layout.preferredWidth: Theme.em(52)
        leftPadding: 0
        rightPadding: 0
        isOn: Table.replay.speed !== 1
        text: root.text
        speech: qsTr("Speed %1, back to 1").arg(root.text)
        onClicked: Table.replay.setSpeed(1)
    }
    IconButton {
        objectName: "replay_faster"
        side: Theme.px(34)
        sign: "plus"
        text: qsTr("Faster")
        note: ">"
        enabled: Table.replay.speed < 16
        onClicked: Table.replay.changeSpeed(1)
    }
}
