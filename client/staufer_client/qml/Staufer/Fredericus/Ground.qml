pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

/** The meadow and the castle under the pieces. */
Item {
    id: root

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#5C4A2A"
            strokeWidth: 1.5
            fillGradient: RadialGradient {
                centerX: 372
                centerY: 372
                focalX: 372
                focalY: 372
                centerRadius: 372

                GradientStop {
                    position: 0
                    color: "#5A6B52"
                }
                GradientStop {
                    position: 0.55
                    color: "#2C3A37"
                }
                GradientStop {
                    position: 1
                    color: "#1A2227"
                }
            }

            PathSvg {
                path: "M218 3L526 3L741 218L741 526L526 741L218 741L3 526L3 218Z"
            }
        }
        ShapePath {
            strokeColor: "#40C9A24B"
            strokeWidth: 1
            fillColor: "transparent"

            PathSvg {
                path: "M222 13L522 13L731 222L731 522L522 731L222 731L13 522L13 222Z"
            }
        }
    }
    Repeater {
        model: 8

        delegate: Shape {
            id: wedge

            required property int index

            x: 372
            y: 372
            transformOrigin: Item.TopLeft
            rotation: wedge.index * 45
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: "#26C9A24B"
                strokeWidth: 1
                fillColor: wedge.index % 2 === 0 ? "#12F2E7D0" : "#00000000"

                PathSvg {
                    path: "M-57 -137L-150 -358L150 -358L57 -137Z"
                }
            }
        }
    }
    Figure {
        anchors.centerIn: parent
        width: 304
        height: 304
        name: "castle"
    }
}
