import QtQuick
import Staufer.Controls

/** A bet token: on a tower, on the centre, or in its owner's hand beside the castle. */
Figure {
    id: root

    required property int ident
    required property string colour
    required property int place
    /** How many tokens lie here before it, and how many in all. */
    required property int before
    required property int together

    readonly property bool isInHand: root.place === 9
    readonly property real turn: root.place * Math.PI / 4
    readonly property real reach: root.place < 8 ? 133 : 0
    readonly property real size: root.isInHand || root.together === 1 ? 29 : root.together === 2 ? 25 : 22
    readonly property int lines: !root.isInHand && root.together > 2 ? 2 : 1
    readonly property int columns: Math.ceil(root.together / root.lines)
    readonly property int line: root.before < root.columns ? 0 : 1
    readonly property int inLine: root.line === 0 ? root.columns : root.together - root.columns
    readonly property real pace: root.isInHand ? 34 : root.size * 0.74
    property real atX: root.isInHand ? -340 + root.before * root.pace : root.reach * Math.sin(root.turn) + (root.before - root.line * root.columns - (root.inLine - 1) / 2) * root.pace
    property real atY: root.isInHand ? -328 : -root.reach * Math.cos(root.turn) + (root.line - (root.lines - 1) / 2) * root.size * 0.74
    property real shown: root.size

    name: "token_" + root.colour
    fullWidth: 29
    width: root.shown
    height: root.shown
    x: root.atX - root.width / 2
    y: root.atY - root.height / 2
    z: flight.running ? 100 : root.before

    Behavior on atX {
        NumberAnimation {
            id: flight

            duration: Look.isStill ? 0 : Look.stoop
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on atY {
        NumberAnimation {
            duration: Look.isStill ? 0 : Look.stoop
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on shown {
        NumberAnimation {
            duration: Look.isStill ? 0 : Look.fan
        }
    }
}
