import QtQuick

/** A pawn: it goes along the roads, area after area, and stands beside others in one area. */
Item {
    id: root

    required property int seat
    required property string colour
    required property int atX
    required property int atY
    required property int slot
    required property int crowd
    required property string trail
    required property int steps
    required property bool isMine
    required property string speech
    /** How much wider the map is than drawn. */
    property real stretch: 1
    property real progress: 1
    /** What it did before it was shown is not shown again. */
    property bool isThere: false
    readonly property bool isGoing: journey.running
    readonly property real besideX: (root.slot - (root.crowd - 1) / 2) * (root.crowd > 3 ? 15 : 20)

    objectName: "pawn_" + root.seat
    width: 30
    height: 42
    x: (root.isGoing ? way.x : root.atX) * root.stretch + (root.isGoing ? 0 : root.besideX) - 15
    y: (root.isGoing ? way.y : root.atY) - 50 + (root.slot % 2) * 3
    z: root.isGoing ? 50 : root.isMine ? 2 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: root.speech
    onTrailChanged: if (root.isThere && root.trail !== "")
        journey.restart()
    Component.onCompleted: root.isThere = true

    Behavior on x {
        enabled: !root.isGoing

        NumberAnimation {
            duration: Look.slide
        }
    }

    PathInterpolator {
        id: way

        progress: root.progress
        path: Path {
            PathSvg {
                path: root.trail === "" ? "M0 0L1 1" : root.trail
            }
        }
    }
    NumberAnimation {
        id: journey

        target: root
        property: "progress"
        from: 0
        to: 1
        duration: Look.step * Math.min(8, root.steps + 1)
        easing.type: Easing.InOutSine
    }
    Figure {
        anchors.fill: parent
        name: "pawn_" + root.colour
    }
}
