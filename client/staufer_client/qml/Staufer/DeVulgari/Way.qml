import QtQuick
import QtQuick.Shapes
import Staufer.Bridge

/** The way of the move under the pointer, in gold along the roads. */
Item {
    id: root

    required property real stretch
    readonly property string path: DeVulgariBoard.way === "" ? "M0 0" : DeVulgariBoard.way

    visible: DeVulgariBoard.way !== ""

    Shape {
        preferredRendererType: Shape.CurveRenderer
        transform: Scale {
            xScale: root.stretch
        }

        ShapePath {
            strokeColor: Look.ink
            strokeWidth: 11
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
        ShapePath {
            strokeColor: Look.way
            strokeWidth: 7
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.path
            }
        }
    }
}
