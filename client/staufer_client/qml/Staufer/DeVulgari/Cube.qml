import QtQuick

/** A cube on its turn space; it flies to who takes it, and back when it is spent. */
Figure {
    id: root

    required property string kind
    required property int space
    required property int slot
    required property int crowd
    required property point ownPlace
    required property real stripStart
    required property real stripWidth
    readonly property bool isOnTrack: root.space > 0
    readonly property int columns: root.crowd > 6 ? 4 : 3
    readonly property real size: root.crowd > 6 ? 11 : 14
    readonly property int cell: root.space - 1
    /** In its turn space; at its owner; or below the sheet, out of the game. */
    readonly property point lying: Qt.point(11 + (root.cell % 4) * 50 + (root.slot % root.columns) * root.size, 49 + Math.floor(root.cell / 4) * 52 + Math.floor(root.slot / root.columns) * root.size)
    readonly property point kept: root.slot < 0 ? root.ownPlace : Qt.point(root.stripStart + (root.slot + 0.5) * root.stripWidth / Math.max(1, root.crowd), -130)
    readonly property point gone: Qt.point(200, 330)
    readonly property point at: root.isOnTrack ? root.lying : root.space < 0 ? root.kept : root.gone

    width: root.size
    height: root.size
    fullWidth: 14
    name: "cube_" + root.kind
    x: root.at.x
    y: root.at.y
    scale: flight.running ? 1.6 : 1
    opacity: root.isOnTrack ? 1 : 0
    z: flight.running ? 100 : 1
    Accessible.ignored: true

    Behavior on x {
        NumberAnimation {
            id: flight

            duration: Look.flight
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on y {
        NumberAnimation {
            duration: Look.flight
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on scale {
        NumberAnimation {
            duration: Look.flight / 3
        }
    }
    Behavior on opacity {
        NumberAnimation {
            duration: Look.flight
            easing.type: Easing.InExpo
        }
    }
}
