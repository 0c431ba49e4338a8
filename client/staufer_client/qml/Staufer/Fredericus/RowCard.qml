import QtQuick
import QtQuick.Effects
import Staufer.Controls

/** One card of a row: large at the end of the row, else a strip under the next card. It flies when its place changes. */
Item {
    id: root

    required property string kind
    required property int side
    required property int slot
    required property int count
    required property bool isEnd
    property real letters: 1

    readonly property Kind look: Look.of(root.kind)
    readonly property real strip: Math.min(16, 112 / Math.max(1, root.count - 1))
    readonly property bool isFlying: turning.running || reaching.running
    /** Where the card lies, as an angle and a distance from the centre of the castle. */
    property real turn: root.side * 45
    property real reach: root.isEnd ? Look.ring + 46 : Look.ring + 40 - (root.count - 1 - root.slot) * root.strip

    width: root.isEnd ? 92 : 70
    height: root.isEnd ? 92 : 80
    x: root.reach * Math.sin(root.turn * Math.PI / 180) - root.width / 2
    y: -root.reach * Math.cos(root.turn * Math.PI / 180) - root.height / 2
    z: root.slot + (root.isFlying ? 100 : 0)
    rotation: root.turn

    Behavior on turn {
        RotationAnimation {
            id: turning

            duration: Look.isStill ? 0 : Look.cardFlight
            direction: RotationAnimation.Shortest
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on reach {
        NumberAnimation {
            id: reaching

            duration: Look.isStill ? 0 : Look.fan
            easing.type: Easing.InOutQuad
        }
    }

    RectangularShadow {
        visible: root.isEnd || turning.running
        anchors.fill: parent
        radius: 8
        blur: turning.running ? 24 : 14
        offset.y: turning.running ? 6 : 0
        color: "#A0000000"
    }
    Rectangle {
        anchors.fill: parent
        radius: root.isEnd ? 8 : 4
        antialiasing: true
        border.color: "#120E09"
        border.width: 1.5
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.isEnd ? Qt.lighter(root.look.field, 1.12) : root.look.field
            }
            GradientStop {
                position: 1
                color: root.look.field
            }
        }
    }
    CardStrip {
        visible: !root.isEnd
        width: parent.width
        height: root.strip
        anchors.bottom: parent.bottom
        look: root.look
        turn: root.turn
    }
    CardFace {
        visible: root.isEnd
        anchors.fill: parent
        kind: root.kind
        turn: root.turn
        letters: root.letters
    }
}
