pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** Six card slots, the five main actions between them with the spears that reach them, and the Ally spaces. */
Sheet {
    id: root

    readonly property real slotWidth: 66
    readonly property real slotHeight: root.height - 122
    readonly property real pitch: (root.width - 16 - root.slotWidth) / 5

    component Spear: Sign {
        required property real turn
        required property bool isOn

        size: 26
        rotation: turn
        name: isOn ? "spear_lit" : "spear"
    }

    Accessible.name: StuporMundiBoard.isOwn ? qsTr("Your board") : qsTr("Board of %1").arg(StuporMundiBoard.shownName)

    Repeater {
        model: StuporMundiBoard.slots

        delegate: CardSlot {
            id: slot

            x: 8 + slot.slot * root.pitch
            y: 8
            width: root.slotWidth
            height: root.slotHeight
        }
    }
    Repeater {
        model: StuporMundiBoard.actions

        delegate: Item {
            id: action

            required property int action
            required property string sign
            required property string name
            required property bool isLeft
            required property bool isRight
            required property string mark
            required property string target
            required property string speech
            readonly property bool isReached: action.isLeft || action.isRight

            x: 8 + action.action * root.pitch + root.slotWidth / 2
            y: root.slotHeight + 11
            width: root.pitch
            height: 46

            Spear {
                x: 6
                y: 3
                turn: 90
                isOn: action.isLeft
            }
            Spear {
                x: parent.width - width - 6
                y: 3
                turn: -90
                isOn: action.isRight
            }
            Spot {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 32
                height: 32
                radius: 16
                speech: action.speech
                mark: action.mark
                target: action.target
                hasPointer: false

                Sign {
                    anchors.fill: parent
                    name: action.sign
                    size: 32
                }
            }
            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 31
                height: 16
                text: action.name
                font.pixelSize: Look.small
                font.weight: action.isReached ? Font.ExtraBold : Font.Medium
            }
        }
    }
    Repeater {
        model: StuporMundiBoard.places

        delegate: AllyPlace {
            id: place

            x: 8 + place.place * (root.width - 11) / 5
            y: root.height - 64
            width: (root.width - 11) / 5 - 5
            height: 57
        }
    }
}
