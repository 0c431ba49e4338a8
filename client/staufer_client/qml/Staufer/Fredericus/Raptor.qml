import QtQuick
import QtQuick.Effects
import Staufer.Bridge
import Staufer.Controls

/** A falcon or a goshawk, free on its post or hooded in the courtyard; it flies when its place changes. */
Target {
    id: root

    required property int ident
    required property int seat
    required property string colour
    required property string kind
    required property int side
    required property bool isHooded
    required property bool isMine
    required property string mark
    /** How many raptors stand here before it, and how many in all. */
    required property int before
    required property int together

    readonly property int stand: root.side + (root.isHooded ? 8 : 0)
    /** The own raptors may nearly always move: that is said quietly until it is asked for. */
    readonly property bool isOpen: root.isMeant || (root.mark !== "" && (root.mark !== "move" || Table.isNarrowed))
    readonly property bool isMeant: Table.previewTargets.includes("raptor:" + root.seat + ":" + (root.kind === "falcon" ? 0 : 1))
    readonly property int lines: root.together > (root.isHooded ? 2 : 3) ? 2 : 1
    readonly property int columns: Math.ceil(root.together / root.lines)
    readonly property int line: root.before < root.columns ? 0 : 1
    readonly property int inLine: root.line === 0 ? root.columns : root.together - root.columns
    readonly property real size: root.isHooded ? Look.hoodedSize(root.together) : Look.raptorSize(root.together)
    readonly property real pace: root.size * (root.together === 2 ? 0.92 : root.together > 6 ? 0.86 : 0.78)
    readonly property real turn: root.side * Math.PI / 4
    readonly property real reach: root.isHooded ? 38 : 83
    /** Where its middle is, from the centre of the castle. */
    property real atX: root.reach * Math.sin(root.turn) + ((root.before - root.line * root.columns) - (root.inLine - 1) / 2) * root.pace
    property real atY: -root.reach * Math.cos(root.turn) + (root.line - (root.lines - 1) / 2) * root.size * 0.78
    property real shown: root.size

    objectName: "raptor_" + root.seat + "_" + (root.kind === "falcon" ? 0 : 1)
    width: root.shown
    height: root.shown * 1.58
    x: root.atX - root.width / 2
    y: root.atY - root.height / 2
    z: (flight.running ? 60 : 0) + (root.isHooded ? 0 : 10) + root.line * 8 + root.before
    scale: flight.running ? 1.15 : 1

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
            duration: Look.isStill ? 0 : Look.stoop
        }
    }
    Behavior on scale {
        NumberAnimation {
            duration: Look.isStill ? 0 : Look.fan
        }
    }

    background: Item {
        RectangularShadow {
            visible: root.together < 5 && ((root.isMine && !root.isHooded) || root.isOpen)
            anchors.fill: parent
            anchors.topMargin: root.height * 0.22
            radius: width / 2
            blur: 16
            spread: root.isOpen ? 6 : 3
            color: root.isOpen ? "#E0F6DE98" : "#A0F0D58A"
        }
        Rectangle {
            visible: (root.isMine && !root.isHooded) || root.isOpen || root.isLit
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: -root.size * 0.1
            width: root.width * (root.isOpen || root.isLit ? 1.14 : 1)
            height: root.size * (root.isOpen ? 0.52 : 0.45)
            radius: height / 2
            antialiasing: true
            color: root.isOpen || root.isLit ? "#FBE9B4" : "#F6DE98"
            border.color: root.isLit || root.mark === "chosen" ? "#8A6A22" : Look.bronze
            border.width: root.isLit || root.mark === "chosen" ? 3.5 : 2
        }
    }
    contentItem: Item {
        Figure {
            anchors.fill: parent
            fullWidth: root.isHooded ? 27 : 40
            name: root.kind + "_" + root.colour + (root.isHooded ? "_hooded" : "")
        }
        MarkBadge {
            visible: root.isOpen && root.together < 5 && (root.mark === "hood" || root.mark === "move")
            x: -width * 0.4
            y: -height * 0.3
            width: Math.min(24, root.size * 0.62)
            height: width
            sign: Look.badge(root.mark)
        }
    }
}
