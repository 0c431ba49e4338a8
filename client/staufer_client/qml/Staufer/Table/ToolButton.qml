import QtQuick
import Staufer.Controls

/** A small tool of the table with one sign in it. */
Pressable {
    id: root

    required property string sign
    property bool isOn: false
    property real side: Theme.px(32)

    implicitWidth: root.side
    implicitHeight: root.side
    padding: 0
    background: Rectangle {
        radius: Theme.px(6)
        opacity: root.enabled ? 1 : 0.5
        color: root.isOn ? Theme.chosen : root.hovered ? Theme.chosen : Theme.raised
        border.width: 1
        border.color: root.isOn || root.hovered ? Theme.gold : Theme.line
    }
    contentItem: Item {
        Art {
            anchors.centerIn: parent
            width: root.side * 0.6
            height: width
            name: "table/" + root.sign + "_" + (root.isOn ? Theme.iconAccent : Theme.iconText)
            opacity: root.enabled ? 1 : 0.5
        }
    }

    Tooltip {
        visible: (root.hovered || root.visualFocus) && root.text !== ""
        text: root.text
        key: root.note
    }
}
