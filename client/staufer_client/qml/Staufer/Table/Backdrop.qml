import QtQuick
import QtQuick.Shapes
import Staufer.Controls

/** The ground of the room, with a warm light over the board. */
Rectangle {
    id: root

    property real lightX: root.width / 2
    property real lightY: root.height / 2

    color: Theme.groundLow

    Shape {
        anchors.fill: parent
        visible: !Theme.highContrast

        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.lightX
                centerY: root.lightY
                focalX: root.lightX
                focalY: root.lightY
                centerRadius: Math.max(1, root.width * 0.62)

                GradientStop {
                    position: 0
                    color: Theme.light ? "#FBF1D8" : "#3A3026"
                }
                GradientStop {
                    position: 0.35
                    color: Theme.light ? "#F0E4C8" : "#272320"
                }
                GradientStop {
                    position: 0.75
                    color: Theme.ground
                }
                GradientStop {
                    position: 1
                    color: Theme.groundLow
                }
            }

            PathRectangle {
                width: root.width
                height: root.height
            }
        }
    }
}
