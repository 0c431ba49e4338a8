import QtQuick

/** An own piece: in the stock with its price and bonus, or in the castle; it flies there when it is built. */
Spot {
    id: root

    required property int piece
    required property string kind
    required property string art
    required property int space
    required property int cost
    required property list<string> parts
    required property real turn
    readonly property bool isBuilt: root.space >= 0
    readonly property bool isWall: root.kind === "wall"

    visible: root.space !== -2
    hasPointer: false
    enabled: !root.isBuilt
    z: flying.running ? 30 : root.isBuilt ? 2 : 4
    width: root.isBuilt ? 58 : 26
    height: root.isBuilt ? 58 : 74

    Behavior on x {
        NumberAnimation {
            id: flying

            duration: Look.isStill ? 0 : Look.flight
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on y {
        NumberAnimation {
            duration: Look.isStill ? 0 : Look.flight
            easing.type: Easing.InOutCubic
        }
    }

    Sign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.isBuilt ? 0 : 6
        rotation: root.isBuilt && root.isWall ? root.turn : 0
        name: root.art
        size: root.isBuilt ? 58 : 26

        Behavior on size {
            NumberAnimation {
                duration: Look.isStill ? 0 : Look.flight
                easing.type: Easing.InOutCubic
            }
        }
    }
    Sign {
        visible: root.cost > 0
        x: root.isBuilt ? (root.isWall ? 22 : 38) : 13
        y: root.isBuilt ? (root.isWall ? 2 : -2) : 0
        name: "great"
        size: root.isBuilt ? 20 : 14
    }
    Parts {
        visible: !root.isBuilt
        anchors.horizontalCenter: parent.horizontalCenter
        y: 36
        parts: [root.cost, ":coin"]
        size: 13
        spacing: 0
        opacity: root.cost > 0 ? 1 : 0.55
    }
    Parts {
        visible: !root.isBuilt
        anchors.horizontalCenter: parent.horizontalCenter
        y: 53
        parts: root.parts.length > 2 ? root.parts.slice(0, 2).concat(root.parts.slice(-1)) : root.parts
        size: 13
        spacing: 1
        room: 32
    }
}
