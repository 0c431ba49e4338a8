import QtQuick
import QtQuick.Shapes
import Staufer.Bridge
import Staufer.Controls

/** The place of an end card: where it is clicked, how it is marked, and its flank beside it. */
Target {
    id: root

    required property int side
    required property int cards
    required property string leftKind
    required property string rightKind
    required property string mark
    required property bool isChosen
    property real letters: 1

    readonly property real turn: root.side * 45
    /** Any end card may be taken up at any time: that is said quietly until it is asked for. */
    readonly property bool isQuiet: root.mark === "from" && !root.isChosen && !Table.isNarrowed
    readonly property bool isOpen: root.mark !== "" && root.mark !== "threat" && !root.isQuiet
    readonly property bool isMeant: Table.previewTargets.includes("row:" + root.side)
    readonly property bool isStrong: root.isChosen || root.isLit || root.isMeant || root.mark === "capture"

    signal lifted
    signal carried(at: point)
    signal dropped

    objectName: "row_" + root.side
    width: 92
    height: 92
    rotation: root.turn

    DragHandler {
        target: null
        enabled: Table.isMyTurn && root.cards > 0
        onActiveChanged: active ? root.lifted() : root.dropped()
        onCentroidChanged: if (active)
            root.carried(root.mapToItem(root.parent, centroid.position))
    }

    background: Item {
        Shape {
            visible: root.cards === 0
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: "#90C9A24B"
                strokeWidth: 2
                strokeStyle: ShapePath.DashLine
                dashPattern: [4, 3]
                fillColor: "#28000000"

                PathRectangle {
                    x: 2
                    y: 2
                    width: 88
                    height: 88
                    radius: 8
                }
            }
        }
        BoardLabel {
            visible: root.cards === 0
            anchors.centerIn: parent
            rotation: -root.turn
            text: qsTr("empty")
            color: Look.paleSoft
            font.pixelSize: 14 * root.letters
        }
        GoldGlow {
            visible: root.isOpen || root.isLit || root.isChosen || root.isMeant
            anchors.fill: parent
            hasGlow: false
            radius: 8
            lineWidth: root.isStrong ? 4 : 2.5
        }
    }
    contentItem: Item {
        Rectangle {
            visible: root.isQuiet && !root.isLit && !root.isMeant
            anchors.fill: parent
            anchors.margins: -2
            radius: 10
            antialiasing: true
            color: "transparent"
            border.color: "#90E3C271"
            border.width: 1.5
        }
        FlankPip {
            x: -25
            y: 35
            kind: root.leftKind
            turn: root.turn
        }
        FlankPip {
            x: 95
            y: 35
            kind: root.rightKind
            turn: root.turn
        }
        Item {
            anchors.centerIn: parent
            rotation: -root.turn

            MarkBadge {
                visible: root.mark !== "" && root.mark !== "from"
                x: root.turn % 90 === 0 ? 22 : -13
                y: root.turn % 90 === 0 ? -60 : -77
                width: 26 * Math.min(1.25, root.letters)
                height: width
                sign: Look.badge(root.mark)
                isThreat: root.mark === "threat"
            }
        }
    }
}
