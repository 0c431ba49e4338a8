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
    readonly property bool isUndo: root.kind === "undo"
    readonly property bool isNamed: root.isRound && root.x >= (root.before?.taken ?? 0) && root.x + name.x + name.implicitWidth < (root.parent?.width ?? 0)
    /** How far the names reach up to here. */
    readonly property real taken: root.isNamed ? root.x + name.x + name.width + Theme.px(6) : root.before?.taken ?? 0

    Rectangle {
        visible: root.isRound
        y: Theme.px(root.isNamed ? 4 : 20)
        width: 1
        height: Theme.px(50) - y
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
    Rectangle {
        visible: root.isUndo
        x: -1
        y: Theme.px(25)
        width: 2
        height: Theme.px(8)
        color: Theme.soft
    }
    Rectangle {
        visible: !root.isRound && !root.isUndo
        x: -width / 2
        y: Theme.px(23)
        width: Theme.px(11)
        height: width
        rotation: 45
        color: root.colour === "" ? Theme.imperial : Theme.seatColour(root.colour)
        border.width: 1.5
        border.color: Theme.light ? "#4A3208" : Theme.goldLight

        TapHandler {
            onTapped: Table.replay.seek(root.seq)
        }
    }
}
