import QtQuick
import QtQuick.Shapes
import Staufer.Controls

/** A manuscript: its value, and the one tongue or the two tongues that it may stand for. */
Item {
    id: root

    required property int value
    required property string first
    required property string second
    readonly property bool isDouble: root.second !== ""
    readonly property real unit: Math.min(root.width / 52, root.height / 44)

    Rectangle {
        anchors.fill: parent
        radius: 3 * root.unit
        color: Look.field(root.first)
        border.color: "#17120C"
        border.width: 1.5
        antialiasing: true
    }
    Shape {
        visible: root.isDouble
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: -1
            fillColor: Look.field(root.second)
            startX: root.width - 1.5
            startY: 1.5

            PathLine {
                x: root.width - 1.5
                y: root.height - 1.5
            }
            PathLine {
                x: 1.5
                y: root.height - 1.5
            }
        }
    }
    Rectangle {
        x: root.width * 0.1
        y: 1
        width: Math.max(1, 2 * root.unit)
        height: parent.height - 2
        color: "#60000000"
    }
    Figure {
        visible: root.first !== ""
        x: root.width * (root.isDouble ? 0.18 : 0.54) - (root.isDouble ? 0 : width / 2)
        y: root.height * (root.isDouble ? 0.1 : 0.52) - (root.isDouble ? 0 : height / 2)
        width: root.unit * (root.isDouble ? 17 : 22)
        height: width * 1.12
        name: root.first === "" ? "" : "area_" + root.first
    }
    Figure {
        visible: root.isDouble
        x: root.width * 0.56 - width / 4
        y: root.height * 0.5
        width: root.unit * 17
        height: width * 1.12
        name: root.isDouble ? "area_" + root.second : ""
    }
    Figure {
        visible: root.first === ""
        anchors.centerIn: parent
        width: root.unit * 30
        height: width
        name: root.first === "" ? "glyph_quill" : ""
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: -3 * root.unit
        y: -5 * root.unit
        width: Math.max(Theme.px(16), 21 * root.unit)
        height: width
        radius: width / 2
        color: "#F2E7D0"
        border.color: "#17120C"
        border.width: 1.5

        BoardLabel {
            anchors.centerIn: parent
            text: root.value
            color: "#2A211A"
            font.pixelSize: parent.width * 0.72
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
    }
}
