import QtQuick
import QtQuick.Effects

/** Gold leaf round a legal choice: a glow and a thick outline, so that it never depends on colour alone. */
Item {
    id: root

    property int radius: 6
    property real lineWidth: 3
    property real strength: 1
    /** The glow alone lies under the pieces, the outline above them. */
    property bool hasGlow: true
    property bool hasOutline: true

    RectangularShadow {
        visible: root.hasGlow
        anchors.fill: parent
        radius: root.radius
        blur: 20
        spread: 4
        opacity: root.strength
        color: "#E0F0C860"
    }
    Rectangle {
        visible: root.hasOutline
        anchors.fill: parent
        anchors.margins: -root.lineWidth - 1
        radius: root.radius + root.lineWidth + 1
        antialiasing: true
        color: "transparent"
        border.color: "#B3120D06"
        border.width: 1.5
    }
    Rectangle {
        visible: root.hasOutline
        anchors.fill: parent
        anchors.margins: -root.lineWidth
        radius: root.radius + root.lineWidth
        antialiasing: true
        color: "transparent"
        border.color: "#F0D58A"
        border.width: root.lineWidth
    }
}
