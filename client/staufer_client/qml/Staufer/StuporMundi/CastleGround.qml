import QtQuick
import QtQuick.Shapes

/** The meadow and the pentagon on which a castle is built. */
Shape {
    width: 304
    height: 312
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: "transparent"
        fillGradient: RadialGradient {
            centerX: 152
            centerY: 162
            centerRadius: 158
            focalX: 152
            focalY: 162

            GradientStop {
                position: 0.55
                color: "#B4C48A"
            }
            GradientStop {
                position: 1
                color: "#00B4C48A"
            }
        }

        PathSvg {
            path: "M-6 8H310V318H-6Z"
        }
    }
    ShapePath {
        strokeColor: "#A98C52"
        strokeWidth: 18
        joinStyle: ShapePath.RoundJoin
        fillColor: "#D9CDA4"

        PathSvg {
            path: "M152 50L258.5 127.4L217.8 252.6L86.2 252.6L45.5 127.4Z"
        }
    }
    ShapePath {
        strokeColor: "#8A6A22"
        strokeWidth: 1.5
        fillColor: "#E4D8B4"

        PathSvg {
            path: "M152 66L243 132L208 240L96 240L61 132Z"
        }
    }
}
