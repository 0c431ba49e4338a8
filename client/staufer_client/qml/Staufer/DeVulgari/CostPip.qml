import QtQuick
import Staufer.Controls

/** A price in Action Points: a gold lozenge, never only a colour. */
Item {
    id: root

    required property int cost

    implicitWidth: 18
    implicitHeight: implicitWidth

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.84
        height: width
        rotation: 45
        radius: 2
        antialiasing: true
        color: "#F0D58A"
        border.color: "#4A3511"
        border.width: 1.5
    }
    BoardLabel {
        anchors.centerIn: parent
        text: root.cost
        color: Look.ink
        font.pixelSize: root.width * 0.67
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
