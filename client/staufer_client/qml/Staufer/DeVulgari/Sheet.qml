import QtQuick
import QtQuick.Effects
import Staufer.Controls

/** A sheet of parchment that lies on the map. */
Item {
    id: root

    RectangularShadow {
        visible: Theme.hasEffects
        anchors.fill: sheet
        radius: 6
        blur: 16
        offset.y: 4
        color: "#90000000"
    }
    Rectangle {
        id: sheet

        anchors.fill: parent
        radius: 6
        border.width: Theme.highContrast ? 2 : 1
        border.color: "#8A7448"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.highContrast ? "#FFFBF0" : "#F8F0DD"
            }
            GradientStop {
                position: 1
                color: Theme.highContrast ? "#FFF6E2" : "#EADCBB"
            }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: 4
            color: "transparent"
            border.color: "#70B79F6E"
        }
    }
}
