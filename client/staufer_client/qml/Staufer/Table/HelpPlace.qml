import QtQuick
import Staufer.Controls

/** The help card, and where it stands: beside what is pointed at, where the board says what that is, else in a corner. */
HelpCard {
    id: root

    required property Lens lens
    required property BoardPlace board
    property bool isShown: true
    /** What is pointed at on the board; null where the board does not say. */
    readonly property Item spot: root.board.spot
    readonly property real beside: (root.lens.width - root.lens.boardWidth * root.lens.fitting) / 2 + 76 * root.lens.fitting
    readonly property real wished: Theme.em(root.lens.isFull ? 250 : root.spot ? 222 : 160)
    /** Where it does not fit beside the board it keeps away from the pointer. */
    readonly property bool isOnTheRight: root.lens.isFull ? root.board.isFreeOnTheRight : root.beside < root.wished && root.lens.isPointedLeft
    /** Looked up anew whenever something else is explained: a place does not say that it has moved. */
    readonly property rect at: root.spot && root.parent && root.subject !== "" && root.lens.zoom > 0 ? root.parent.mapFromItem(root.spot, Qt.rect(0, 0, root.spot.width, root.spot.height)) : Qt.rect(0, 0, 0, 0)
    readonly property real gap: Theme.px(10)
    readonly property bool fitsAfter: root.at.right + root.gap + root.width < root.lens.x + root.lens.width

    x: root.spot ? (root.fitsAfter ? root.at.right + root.gap : Math.max(root.lens.x, root.at.left - root.gap - root.width)) : root.isOnTheRight ? root.lens.x + root.lens.width - width : root.lens.x
    y: root.spot ? Math.max(root.lens.y, Math.min(root.at.top, root.lens.y + root.lens.height - root.height)) : root.lens.y + root.lens.height - height - (root.isOnTheRight && !root.lens.isFull ? Theme.px(40) : 0)
    width: root.lens.isFull || root.spot ? root.wished : Math.max(root.wished, Math.min(Theme.em(250), root.beside))
    visible: opacity > 0 && root.isShown
}
