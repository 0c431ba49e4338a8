pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** The cards of all eight rows in one layer, so that a card keeps its identity wherever it goes. */
Item {
    id: root

    property real letters: 1

    /** A card has left the rows; it lay there. */
    signal taken(kind: string, atX: real, atY: real, turn: real)

    Repeater {
        model: FredericusBoard.cards
        onItemRemoved: (_, item) => {
            const card = item as RowCard;
            root.taken(card.kind, card.x + card.width / 2, card.y + card.height / 2, card.turn);
        }

        delegate: RowCard {
            letters: root.letters
        }
    }
}
