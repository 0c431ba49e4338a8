pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls
import Staufer.DeVulgari as DeVulgari
import Staufer.Fredericus as Fredericus

/** What stands left of the board of the game that is played. */
Loader {
    id: root

    /** How wide the column of the game is, on the drawing board. */
    readonly property real breadth: Table.game === "de_vulgari" ? 252 : 236
    /** A game with nothing there leaves the room to its board. */
    readonly property bool isEmpty: root.sourceComponent === null

    /** Something was clicked, by its board id. */
    signal chosen(target: string)
    /** The pointer or the focus is on a board id; empty: on none. */
    signal pointed(target: string)

    asynchronous: !Theme.reduceMotion
    sourceComponent: root.columnOf(Table.game)

    Component {
        id: fredericus

        Fredericus.SideColumn {}
    }

    Component {
        id: deVulgari

        DeVulgari.SideColumn {
            onChosen: target => root.chosen(target)
            onPointed: target => root.pointed(target)
        }
    }

    function columnOf(game: string): Component {
        switch (game) {
        case "fredericus":
            return fredericus;
        case "de_vulgari":
            return deVulgari;
        default:
            return null;
        }
    }
}
