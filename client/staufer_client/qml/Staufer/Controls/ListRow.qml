import QtQuick
import QtQuick.Layouts

/** One line of a list that is one target; `isChosen` frames it in gold. Its children stand in a row. */
Pressable {
    id: root

    property bool isChosen: false
    property bool isDue: false
    property bool hasLine: !root.isChosen && !root.isDue
    default property alias content: row.data

    spacing: Theme.px(12)
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    topPadding: Theme.px(7)
    bottomPadding: Theme.px(7)
    background: Rectangle {
        radius: Theme.px(6)
        color: root.isChosen || root.isDue ? (root.vellum ? Theme.parchmentChosen : Theme.chosen) : root.isPressed ? Theme.press : root.isHovered ? (root.vellum ? "#59FFFFFF" : Theme.hover) : "transparent"
        border.width: root.isChosen || root.isDue || root.isHovered ? 1 : 0
        border.color: Theme.gold

        Rectangle {
            visible: root.hasLine && !root.isHovered
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: root.vellum ? Qt.alpha(Theme.parchmentLine, 0.6) : Qt.alpha(Theme.line, 0.7)
        }
    }
    contentItem: RowLayout {
        id: row

        spacing: root.spacing
    }
}
