import QtQuick
import Staufer.Bridge

/** An end card under the pointer, on its way to a neighbour row. */
Rectangle {
    id: root

    property string kind
    property real letters: 1

    visible: root.kind !== ""
    width: 92
    height: 92
    radius: 8
    antialiasing: true
    opacity: 0.92
    color: Look.of(root.kind).field
    border.color: Look.goldLight
    border.width: 2

    CardFace {
        anchors.fill: parent
        kind: root.kind
        turn: 0
        letters: root.letters
    }

    /** Take the card of a row up, if it may be moved. */
    function lift(side: int, kind: string) {
        root.forget();
        Table.press("group:card");
        if (Table.isNarrowed) {
            Table.click("row:" + side);
            root.kind = kind;
        }
    }

    /** Lay it down at the row that it is over; anywhere else it goes back. */
    function drop() {
        const to = "row:" + (Math.round(Math.atan2(root.x + 46, -root.y - 46) / Math.PI * 4) + 8) % 8;
        if (root.kind !== "" && Table.openTargets.includes(to))
            Table.click(to);
        else if (root.kind !== "")
            root.forget();
        root.kind = "";
    }

    /** What is half chosen is a kind of action and a card: each is put back by itself. */
    function forget() {
        Table.putBack();
        Table.putBack();
    }
}
