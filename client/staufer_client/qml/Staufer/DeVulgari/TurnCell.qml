import QtQuick
import Staufer.Controls

/** One turn space: its number, the event to come, and its papal tile. */
Rectangle {
    id: root

    required property int number
    required property int event
    required property bool isPast
    required property bool isNow
    required property string papal
    required property string speech

    signal pointed(isOn: bool)

    objectName: "turn_" + root.number
    width: 48
    height: 50
    radius: 4
    color: root.isNow ? Look.lit : root.isPast ? Look.past : "#F6EEDC"
    border.color: root.isNow ? Look.red : Look.paperLine
    border.width: root.isNow ? 2.5 : 1
    onPapalChanged: if (root.papal === "red" || root.papal === "white")
        turning.restart()
    Accessible.role: Accessible.StaticText
    Accessible.name: root.speech

    Behavior on color {
        ColorAnimation {
            duration: Look.slide
        }
    }

    HoverHandler {
        onHoveredChanged: root.pointed(hovered)
    }
    BoardLabel {
        x: 4
        y: 1
        height: 16
        text: root.number
        color: root.isNow ? Look.red : root.isPast ? Look.pastInk : Look.ink
        font.family: Theme.serif
        font.pixelSize: 13
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Rectangle {
        visible: root.event > 0
        anchors.right: parent.right
        anchors.rightMargin: 3
        y: 3
        width: 16
        height: 16
        radius: 8
        color: root.isPast || root.isNow ? "#7D6F4E" : Look.red

        BoardLabel {
            anchors.centerIn: parent
            text: root.event
            color: "#FFF8EA"
            font.pixelSize: 12
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
    Item {
        visible: root.papal !== ""
        anchors.right: parent.right
        anchors.rightMargin: 3
        y: 3
        width: 17
        height: 17
        transform: Rotation {
            id: flip

            origin.x: 8.5
            axis.x: 0
            axis.y: 1
            axis.z: 0
        }

        NumberAnimation {
            id: turning

            target: flip
            property: "angle"
            from: 90
            to: 0
            duration: Look.flight
            easing.type: Easing.OutBack
        }
        Figure {
            visible: root.papal === "back"
            anchors.fill: parent
            name: root.papal === "back" ? "papal" : ""
        }
        Rectangle {
            visible: root.papal === "red" || root.papal === "white"
            anchors.fill: parent
            radius: 3
            color: root.papal === "red" ? "#A5312B" : "#FFFFFF"
            border.color: "#4A3511"
            border.width: 1.5

            BoardLabel {
                anchors.centerIn: parent
                text: root.papal === "red" ? "†" : "○"
                color: root.papal === "red" ? "#FFF8EA" : Look.ink
                font.pixelSize: 13
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }
}
