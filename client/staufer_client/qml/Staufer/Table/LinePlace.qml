pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Fredericus as Fredericus
import Staufer.StuporMundi as StuporMundi

/** What the game that is played counts before a player. */
Loader {
    id: root

    required property list<string> taken
    required property int held
    required property list<string> signs
    required property list<string> figures
    required property string speech
    required property string colour

    sourceComponent: root.lineOf(Table.game)

    Component {
        id: fredericus

        Fredericus.TakenLine {
            taken: root.taken
            objectives: root.held
        }
    }
    Component {
        id: stuporMundi

        StuporMundi.SeatLine {
            signs: root.signs
            figures: root.figures
            speech: root.speech
            colour: root.colour
            plan: root.held
        }
    }
    Component {
        id: counts

        CountsLine {
            signs: root.signs
            figures: root.figures
            speech: root.speech
        }
    }

    function lineOf(game: string): Component {
        switch (game) {
        case "fredericus":
            return fredericus;
        case "stupor_mundi":
            return stuporMundi;
        default:
            return counts;
        }
    }
}
