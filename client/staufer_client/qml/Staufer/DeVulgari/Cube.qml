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

    width: root.size
    height: root.size
    fullWidth: 14
    name: "cube_" + root.kind
    x: root.isOnTrack ? 8 + (root.cell % 4) * 50 + 3 + (root.slot % root.columns) * root.size : root.space === 0 ? 200 : root.slot < 0 ? root.ownPlace.x : root.stripStart + (root.slot + 0.5) * root.stripWidth / Math.max(1, root.crowd)
    y: root.isOnTrack ? 29 + Math.floor(root.cell / 4) * 52 + 20 + Math.floor(root.slot / root.columns) * root.size : root.space === 0 ? 330 : root.slot < 0 ? root.ownPlace.y : -130
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
