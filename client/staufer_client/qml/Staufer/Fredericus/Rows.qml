pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The cards of all eight rows in one layer, so that a card keeps its identity wherever it goes. */
Item {
    id: root

    property real letters: 1
    property int leaving: 0

    /** One card has left the rows; it lay there. */
    signal taken(kind: string, atX: real, atY: real, turn: real)

    Repeater {
        model: FredericusBoard.cards
        onItemRemoved: (_, item) => {
            const card = item as RowCard;
            root.leaving += 1;
            Qt.callLater(root.release, card.kind, card.x + card.width / 2, card.y + card.height / 2, card.turn);
        }

        delegate: RowCard {
            letters: root.letters
        }
    }

    /** Where many go at once another match begins, or a replay jumps: then none is shown leaving. */
    function release(kind: string, atX: real, atY: real, turn: real) {
        if (root.leaving === 1 && !Look.isStill)
            root.taken(kind, atX, atY, turn);
        root.leaving = 0;
    }
}
