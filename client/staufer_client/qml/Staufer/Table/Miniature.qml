pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The board in little at the moment that is glanced at. */
Rectangle {
    id: root

    readonly property bool isRound: Table.game === "fredericus"

    color: Theme.night
    clip: true

    Art {
        anchors.fill: root.isRound ? field : parent
        anchors.margins: root.isRound ? root.height * 0.18 : 0
        fillMode: root.isRound ? Image.PreserveAspectFit : Image.Stretch
        name: Table.replay.peek.ground
    }
    Item {
        id: field

        anchors.centerIn: parent
        width: Math.min(root.width, root.height * Table.replay.peek.shape)
        height: root.height

        Repeater {
            model: Table.replay.peek.pieces

            delegate: Item {
                id: piece

                required property real atX
                required property real atY
                required property real breadth
                required property string art
                required property string text

                x: piece.atX * field.width
                y: piece.atY * field.height

                Art {
                    anchors.centerIn: parent
                    width: piece.breadth * field.height
                    height: width * 1.3
                    name: piece.art
                }
                Label {
                    visible: piece.text !== ""
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: piece.breadth * field.height * 0.55
                    text: piece.text
                    color: Theme.pale
                    font.pixelSize: Theme.small
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
            }
        }
    }
}
