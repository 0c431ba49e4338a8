pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Staufer.Bridge
import Staufer.Controls

/** Whose turn it was, as a band of the seats' colours under the time line. */
Item {
    id: root

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.well
    }
    Repeater {
        model: Table.replay.turns

        delegate: Shape {
            id: turns

            required property string colour
            required property list<real> spans

            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.seatColour(turns.colour)
                strokeWidth: root.height
                fillColor: "transparent"
                capStyle: ShapePath.FlatCap

                PathMultiline {
                    paths: root.lines(turns.spans)
                }
            }
        }
    }

    /** From pairs of parts to strokes across the band; between two turns stays a hair. */
    function lines(spans: list<real>): var {
        const strokes = [];
        for (let i = 0; i + 1 < spans.length; i += 2)
            strokes.push([Qt.point(spans[i] * root.width, root.height / 2), Qt.point(Math.max(spans[i] * root.width + 0.5, spans[i + 1] * root.width - 1), root.height / 2)]);
        return strokes;
    }
}
