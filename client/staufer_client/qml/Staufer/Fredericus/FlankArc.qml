import QtQuick
import QtQuick.Shapes

/** Ties the two end cards of a flank to the end card between them; bright for the choice under the pointer. */
Shape {
    id: root

    property bool isBright: false
    /** The end card may go to either neighbour. */
    property bool hasArrows: false

    transformOrigin: Item.TopLeft
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: root.isBright ? "#90100C06" : "transparent"
        strokeWidth: 7
        fillColor: "transparent"

        PathAngleArc {
            radiusX: 312
            radiusY: 312
            startAngle: -126
            sweepAngle: 24
        }
        PathAngleArc {
            moveToStart: true
            radiusX: 312
            radiusY: 312
            startAngle: -78
            sweepAngle: 24
        }
    }
    ShapePath {
        strokeColor: root.isBright ? Look.goldLight : "#4AC9A24B"
        strokeWidth: root.isBright ? 3.5 : 1.2
        fillColor: "transparent"

        PathAngleArc {
            radiusX: 312
            radiusY: 312
            startAngle: -127
            sweepAngle: 25
        }
        PathAngleArc {
            moveToStart: true
            radiusX: 312
            radiusY: 312
            startAngle: -78
            sweepAngle: 25
        }
    }
    ShapePath {
        strokeWidth: -1
        fillColor: root.isBright && root.hasArrows ? Look.goldLight : "transparent"

        PathSvg {
            path: "M-131 -283.4L-117 -300.5L-109 -281.5ZM131 -283.4L117 -300.5L109 -281.5Z"
        }
    }
}
