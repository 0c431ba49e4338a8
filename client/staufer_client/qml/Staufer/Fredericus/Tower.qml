import QtQuick
import QtQuick.Effects
import Staufer.Controls

/** The place of bets on a tower, or in the centre of the courtyard. */
Target {
    id: root

    required property string mark

    property bool isMeant: false
    readonly property bool isOpen: root.mark !== "" || root.isMeant
    property real size: 40

    width: root.size
    height: root.size
    containmentMask: rim

    background: Item {
        RectangularShadow {
            visible: root.isOpen
            anchors.fill: parent
            anchors.margins: 2
            radius: width / 2
            blur: 18
            spread: 4
            opacity: 0.35
            color: Look.glow
        }
        Rectangle {
            id: rim

            anchors.fill: parent
            radius: width / 2
            antialiasing: true
            color: root.isOpen ? (root.isLit ? "#70FFF0C0" : "#24FFF0C0") : "transparent"
            border.color: root.isOpen || root.isLit ? Look.goldLight : "transparent"
            border.width: root.isLit || root.isMeant || root.mark === "chosen" ? 4.5 : 3
        }
        Rectangle {
            visible: root.isOpen || root.isLit
            anchors.fill: parent
            anchors.margins: -1.5
            radius: width / 2
            antialiasing: true
            color: "transparent"
            border.color: "#C0120D06"
            border.width: 1.5
        }
    }
    contentItem: Item {}
}
