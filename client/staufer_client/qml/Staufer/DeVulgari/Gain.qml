import QtQuick

/** Ducati and knowledge on their way from the map to the player who got them. */
Row {
    id: root

    required property int ducats
    required property int knowledge
    required property int atX
    required property int atY
    required property int home
    required property int crowd
    property real stretch: 1
    /** The strip of the players over the board, from the left edge of the map. */
    property real stripWidth: 1000
    property real progress: 0

    x: root.atX * root.stretch * (1 - root.progress) + (root.home + 0.4) * root.stripWidth / Math.max(1, root.crowd) * root.progress
    y: (root.atY - 56) * (1 - root.progress) - 120 * root.progress
    z: 30
    spacing: 4
    visible: root.progress < 1
    opacity: 1.2 - root.progress
    Component.onCompleted: Look.isStill ? root.progress = 1 : flight.start()

    SequentialAnimation {
        id: flight

        PauseAnimation {
            duration: Look.flight
        }
        NumberAnimation {
            target: root
            property: "progress"
            to: 1
            duration: Look.flight * 1.4
            easing.type: Easing.InCubic
        }
    }
    Amount {
        visible: root.ducats > 0
        value: root.ducats
        isCoin: true
        side: 30
    }
    Amount {
        visible: root.knowledge > 0
        value: root.knowledge
        isCoin: false
        side: 30
    }
}
