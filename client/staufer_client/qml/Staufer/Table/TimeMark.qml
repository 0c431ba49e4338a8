import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** A round on the time line, whose name stands only where there is room, or something worth jumping to. */
Item {
    id: root

    required property int seq
    required property string kind
    required property string text
    required property string colour
    /** The mark to the left of it. */
    property TimeMark before
    readonly property bool isRound: root.kind === "round"
    readonly property bool isNamed: root.isRound && root.x >= (root.before?.taken ?? 0)
    /** How far the names reach up to here. */
    readonly property real taken: root.isNamed ? root.x + name.x + name.width + Theme.px(6) : root.before?.taken ?? 0

    Rectangle {
        visible: root.isRound
        y: Theme.px(root.isNamed ? 4 : 20)
        width: 1
        height: Theme.px(46) - y
        color: Theme.soft
        opacity: 0.6
    }
    Label {
        id: name

        visible: root.isNamed
        x: Theme.px(5)
        y: Theme.px(2)
        isSoft: true
        text: root.text
        font.pixelSize: Theme.em(12)
    }
    Shield {
        visible: root.kind === "turn"
        x: Theme.px(1)
        y: Theme.px(41)
        size: Theme.px(13)
        folder: "table"
        colour: root.colour === "" ? "blue" : root.colour
    }
    Rectangle {
        visible: !root.isRound && root.kind !== "turn"
        x: -width / 2
        y: Theme.px(23)
        width: Theme.px(12)
        height: width
        rotation: 45
        color: Theme.imperial
        border.width: 1.5
        border.color: Theme.goldLight

        HoverHandler {
            id: over
        }
        TapHandler {
            onTapped: Table.replay.seek(root.seq)
        }
        Tooltip {
            visible: over.hovered
            text: root.text
        }
    }
}
