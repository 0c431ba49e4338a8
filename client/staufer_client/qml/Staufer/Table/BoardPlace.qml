pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls
import Staufer.DeVulgari as DeVulgari
import Staufer.Fredericus as Fredericus
import Staufer.StuporMundi as StuporMundi

/** The board of the game that is played, drawn in units of its own. */
Loader {
    id: root

    /** How large one unit of the board is on the screen. */
    required property real zoom
    /** The field that the board may fill, in pixels. */
    required property size field
    property bool isSeen: true
    /** What is pointed at, or where there is room, for a card beside it; boards with room at their corners do not say. */
    readonly property Item spot: Table.game === "stupor_mundi" ? StuporMundi.Plane.current : Table.game === "de_vulgari" ? DeVulgari.Look.helpSpot : null
    /** Over a board that leaves no corner free: whether nothing is chosen from the lower right one now. */
    readonly property bool isFreeOnTheRight: !Table.openTargets.some(target => target.startsWith("hand:") || target.startsWith("discard:") || target.startsWith("house:"))
    readonly property real letters: Math.min(1.5, Math.max(1, Theme.fit * Theme.textScale / root.zoom))

    /** Something was clicked, by its board id. */
    signal chosen(target: string)
    /** The pointer or the focus is on a board id; empty: on none. */
    signal pointed(target: string)

    /** Built bit by bit, so that the window stays awake; where nothing may move, all at once. */
    asynchronous: !Theme.reduceMotion
    sourceComponent: root.boardOf(Table.game)

    Component {
        id: fredericus

        Fredericus.Board {
            zoom: root.zoom
            isSeen: root.isSeen
            letters: root.letters
            onChosen: target => root.chosen(target)
            onPointed: target => root.pointed(target)
        }
    }
    Component {
        id: stuporMundi

        StuporMundi.Board {
            zoom: root.zoom
            field: root.field
            isSeen: root.isSeen
            letters: root.letters
            onChosen: target => root.chosen(target)
            onPointed: target => root.pointed(target)
        }
    }
    Component {
        id: deVulgari

        DeVulgari.Board {
            zoom: root.zoom
            field: root.field
            isSeen: root.isSeen
            onChosen: target => root.chosen(target)
            onPointed: target => root.pointed(target)
        }
    }

    /** Give the focus to the first thing that may be chosen there; true if there is one that takes it. */
    function reach(): bool {
        if (Table.game === "de_vulgari")
            return (root.item as DeVulgari.Board)?.reach() ?? false;
        return Table.game === "stupor_mundi" && StuporMundi.Plane.reach(root);
    }

    function boardOf(game: string): Component {
        switch (game) {
        case "fredericus":
            return fredericus;
        case "stupor_mundi":
            return stuporMundi;
        case "de_vulgari":
            return deVulgari;
        default:
            return null;
        }
    }
}
