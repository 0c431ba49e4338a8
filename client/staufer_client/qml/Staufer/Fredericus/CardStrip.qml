pragma ComponentBehavior: Bound

import QtQuick

/** What shows of an inner card: its sign, and for a creature two bars of its colour. */
Item {
    id: root

    required property Kind look
    required property real turn

    Repeater {
        model: root.look.isCreature ? 2 : 0

        delegate: Rectangle {
            required property int index

            x: index === 0 ? 2 : root.width - 11
            y: 1.5
            width: 9
            height: root.height - 3
            color: root.look.ring
        }
    }
    Figure {
        anchors.centerIn: parent
        width: Math.min(root.height + 1.5, 15)
        height: width
        name: root.look.sign
        rotation: -root.turn
    }
}
