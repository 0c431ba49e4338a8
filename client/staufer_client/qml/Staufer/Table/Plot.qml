pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Staufer.Bridge
import Staufer.Controls

/** One figure of every seat over the whole match, as stairs; a press goes to that place of the replay. */
Item {
    id: root

    readonly property real margin: Theme.em(34)
    readonly property real foot: Theme.em(20)
    readonly property real head: Theme.px(8)
    readonly property real breadth: root.width - root.margin - Theme.px(10)
    readonly property real depth: root.height - root.foot - root.head

    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.focusable: true
    Accessible.name: qsTr("%1 over the match").arg(Table.replay.chart.titles[Table.replay.chart.current] ?? "")
    Keys.onLeftPressed: Table.replay.stepTurn(-1)
    Keys.onRightPressed: Table.replay.stepTurn(1)

    Repeater {
        model: Math.floor((Table.replay.chart.high - Table.replay.chart.low) / Table.replay.chart.step) + 1

        delegate: Item {
            id: across

            required property int index
            readonly property int figure: Math.ceil(Table.replay.chart.low / Table.replay.chart.step) * Table.replay.chart.step + across.index * Table.replay.chart.step

            y: root.head + (Table.replay.chart.high - across.figure) / (Table.replay.chart.high - Table.replay.chart.low) * root.depth
            width: root.width

            Rectangle {
                x: root.margin
                width: root.breadth
                height: 1
                color: Qt.alpha(Theme.parchmentLine, 0.6)
            }
            Label {
                y: -height / 2
                width: root.margin - Theme.px(8)
                vellum: true
                isSoft: true
                text: across.figure
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        id: rounds

        model: Table.replay.marks

        delegate: Item {
            id: round

            required property int index
            required property int seq
            required property string kind
            required property string text
            readonly property bool isRound: round.kind === "round"

            x: root.margin + round.seq / Math.max(1, Table.replay.last) * root.breadth

            Rectangle {
                visible: round.isRound
                y: root.head
                width: 1
                height: root.depth
                color: Qt.alpha(Theme.parchmentLine, 0.45)
            }
        }
    }
    Repeater {
        model: Table.replay.chart.lines

        delegate: Shape {
            id: line

            required property int seat
            required property string colour
            required property list<real> corners

            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: root.inkOf(line.colour)
                strokeWidth: Theme.px(2.6)
                strokeStyle: line.seat === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                dashPattern: root.dashOf(line.seat)
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: root.stairs(line.corners)
                }
            }
        }
    }
    Rectangle {
        x: root.margin + Table.replay.seq / Math.max(1, Table.replay.last) * root.breadth - 1
        y: root.head - Theme.px(4)
        width: 2
        height: root.depth + Theme.px(8)
        color: Theme.imperial

        Rectangle {
            x: -width / 2 + 1
            y: -height / 2
            width: Theme.px(10)
            height: width
            rotation: 45
            color: Theme.gold
            border.color: Theme.ink
        }
    }
    Rectangle {
        visible: over.hovered
        x: over.point.position.x
        y: root.head
        width: 1
        height: root.depth
        color: Theme.inkSoft
    }
    HoverHandler {
        id: over

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: point => Table.replay.seek(Math.round((point.position.x - root.margin) / root.breadth * Table.replay.last))
    }
    FocusRing {
        isShown: root.activeFocus
        vellum: true
    }

    /** From parts of the plot to its points. */
    function stairs(corners: list<real>): var {
        const path = [];
        for (let i = 0; i + 1 < corners.length; i += 2)
            path.push(Qt.point(root.margin + corners[i] * root.breadth, root.head + (1 - corners[i + 1]) * root.depth));
        return path;
    }

    /** Colour is never the only sign. */
    function dashOf(seat: int): list<real> {
        switch (seat) {
        case 1:
            return [5, 2, 1, 2];
        case 2:
            return [4, 2];
        case 3:
            return [1, 2];
        default:
            return [6, 2, 1, 2, 1, 2];
        }
    }

    /** A seat's colour on parchment. */
    function inkOf(colour: string): color {
        switch (colour) {
        case "blue":
            return "#2F5FA3";
        case "black":
            return "#35343A";
        case "red":
            return "#A5312B";
        case "green":
            return "#2F7A4B";
        default:
            return "#6A3A8C";
        }
    }
}
