import QtQuick
import QtQuick.Shapes
import Staufer.Bridge
import Staufer.Controls

/** A guard post: the ground between tower and courtyard where raptors stand. */
Target {
    id: root

    required property int side
    required property string mark
    property real letters: 1

    readonly property bool isMeant: root.isLit || Table.previewTargets.includes("post:" + root.side)
    readonly property bool isOpen: root.mark !== ""

    objectName: "post_" + root.side
    width: 84
    height: 72
    containmentMask: ground
    rotation: root.side * 45

    background: Shape {
        id: ground

        preferredRendererType: Shape.CurveRenderer
        containsMode: Shape.FillContains

        ShapePath {
            strokeColor: root.isOpen || root.isMeant ? "#80120D06" : "transparent"
            strokeWidth: root.isMeant ? 7 : 5
            fillColor: "transparent"

            PathSvg {
                path: "M25 68L42 61L59 68L80.5 18.5L42 3L3.5 18.5Z"
            }
        }
        ShapePath {
            strokeColor: root.isOpen || root.isMeant ? Look.goldLight : "transparent"
            strokeWidth: root.isMeant || root.mark === "chosen" ? 4 : 2.5
            joinStyle: ShapePath.RoundJoin
            fillColor: root.isOpen ? (root.isMeant ? "#70F6DE98" : "#40F6DE98") : "#01000000"

            PathSvg {
                path: "M25 68L42 61L59 68L80.5 18.5L42 3L3.5 18.5Z"
            }
        }
    }
    contentItem: Item {}
}
