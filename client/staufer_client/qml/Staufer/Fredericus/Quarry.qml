import QtQuick
import Staufer.Controls

/** A card that has just been taken from the rows, on its way off the board. */
Item {
    id: root

    required property string kind
    required property real turn
    property real letters: 1

    width: 92
    height: 92
    rotation: root.turn

    Rectangle {
        anchors.fill: parent
        radius: 8
        antialiasing: true
        color: Look.of(root.kind).field
        border.color: "#120E09"
        border.width: 1.5
    }
    CardFace {
        anchors.fill: parent
        kind: root.kind
        turn: root.turn
        letters: root.letters
    }
    SequentialAnimation {
        id: flight

        running: true
        onFinished: root.destroy()

        PropertyAnimation {
            target: root
            property: "scale"
            to: 1.18
            duration: Look.isStill ? 0 : Look.fan
        }
        ParallelAnimation {
            PropertyAnimation {
                target: root
                property: "y"
                to: -440
                duration: Look.isStill ? 0 : 420
                easing.type: Easing.InCubic
            }
            PropertyAnimation {
                target: root
                properties: "scale"
                to: 0.4
                duration: Look.isStill ? 0 : 420
            }
            PropertyAnimation {
                target: root
                property: "opacity"
                to: 0
                duration: Look.isStill ? 0 : 420
                easing.type: Easing.InQuint
            }
        }
    }
}
