pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** Frederick's palace: reserve, treasury, castle and court as tracks; the Active Edicts with their rewards, and the Next. */
Sheet {
    id: root

    readonly property real edictsX: 224
    readonly property real nextWidth: 76
    readonly property real row: (root.height - root.head - 32) / 3
    readonly property real activeWidth: root.width - root.edictsX - 46 - root.nextWidth - 22

    title: qsTr("Frederick’s palace")
    sign: "eagle"
    note: StuporMundiBoard.isSolo ? qsTr("%1 turns left in this round, %2 cards in his deck").arg(StuporMundiBoard.frederickTurns).arg(StuporMundiBoard.soloDeck) : qsTr("%1 more Edicts in the stack").arg(StuporMundiBoard.edictStack)

    Sign {
        x: 4
        y: 14
        name: "eagle"
        size: 210
        opacity: 0.07
    }
    Repeater {
        model: StuporMundiBoard.tracks

        delegate: TrackLine {
            required property int index

            x: 12
            y: 4 + index * (root.height - root.head - 8) / 8
            width: 196
            height: (root.height - root.head - 8) / 8
        }
    }
    Rectangle {
        x: root.edictsX - 10
        y: 8
        width: 1
        height: root.height - root.head - 18
        color: Look.line
    }
    Words {
        x: root.edictsX
        y: 3
        width: root.activeWidth + 46
        height: 20
        text: qsTr("Active Edicts and their reward")
        elide: Text.ElideRight
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }
    Words {
        x: root.width - 12 - root.nextWidth
        y: 3
        width: root.nextWidth
        height: 20
        horizontalAlignment: Text.AlignRight
        text: qsTr("Next", "the Edicts that move up")
        fontSizeMode: Text.HorizontalFit
        color: Look.inkSoft
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }
    Repeater {
        model: StuporMundiBoard.rewards

        delegate: Spot {
            id: reward

            required property int place
            required property list<string> parts
            required property bool isEmpty

            x: root.edictsX
            y: 24 + reward.place * root.row
            width: 46
            height: root.row - 7
            background: Rectangle {
                topLeftRadius: 4
                bottomLeftRadius: 4
                topRightRadius: reward.isEmpty ? 4 : 0
                bottomRightRadius: reward.isEmpty ? 4 : 0
                color: Look.imperial
                border.width: 1
                border.color: "#5C1818"
            }

            Column {
                anchors.centerIn: parent
                spacing: 3

                Parts {
                    anchors.horizontalCenter: parent.horizontalCenter
                    parts: reward.parts.slice(0, 2)
                    size: 21
                    ink: Look.parchment
                }
                Parts {
                    visible: reward.parts.length > 2
                    anchors.horizontalCenter: parent.horizontalCenter
                    parts: reward.parts.slice(2)
                    size: 21
                    ink: Look.parchment
                }
            }
        }
    }
    Repeater {
        model: StuporMundiBoard.edicts

        delegate: EdictTile {
            id: tile

            x: tile.isActive ? root.edictsX + 46 : root.width - 12 - root.nextWidth
            y: 24 + tile.place * root.row
            z: sliding.running ? 3 : 1
            width: tile.isActive ? root.activeWidth : root.nextWidth
            height: root.row - 7

            Behavior on x {
                NumberAnimation {
                    id: sliding

                    duration: Look.isStill ? 0 : Look.flight
                    easing.type: Easing.InOutCubic
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: Look.isStill ? 0 : Look.flight
                    easing.type: Easing.InOutCubic
                }
            }
            Behavior on width {
                NumberAnimation {
                    duration: Look.isStill ? 0 : Look.flight
                    easing.type: Easing.InOutCubic
                }
            }
        }
    }
}
