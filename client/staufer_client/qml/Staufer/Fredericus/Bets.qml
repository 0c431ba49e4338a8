pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** All bet tokens; those that share a tower lie side by side. */
Item {
    id: root

    property real letters: 1
    /** Grows with every token that comes or goes, so that the places are shared out anew. */
    property int changes: 0
    readonly property int inHand: root.changes >= 0 ? root.lying(9, 99) : 0

    BoardLabel {
        visible: root.inHand > 0
        x: -356
        y: -308
        text: qsTr("in hand")
        color: Theme.soft
        font.pixelSize: 13 * root.letters
    }
    Repeater {
        id: tokens

        model: FredericusBoard.tokens
        onItemAdded: root.changes += 1
        onItemRemoved: root.changes += 1

        delegate: Token {
            id: token

            required property int index

            before: root.changes >= 0 ? root.lying(token.place, token.index) : 0
            together: root.changes >= 0 ? root.lying(token.place, 99) : 1
        }
    }

    /** How many tokens lie at a place, of those before number `end`. */
    function lying(place: int, end: int): int {
        let found = 0;
        for (let n = 0; n < Math.min(end, tokens.count); n += 1)
            found += (tokens.itemAt(n) as Token)?.place === place ? 1 : 0;
        return found;
    }
}
