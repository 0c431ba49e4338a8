pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The games to choose from; `picked` is the chosen one with all that is known of it. */
RowLayout {
    id: root

    /** The game to begin with; the first one where it is empty. */
    property string wanted
    property string prefix: "game"
    readonly property GamePick picked: {
        for (let i = 0; i < picks.count; i++) {
            const pick = picks.itemAt(i) as GamePick;
            if (pick && pick.ident === root.wanted)
                return pick;
        }
        return picks.count > 0 ? picks.itemAt(0) as GamePick : null;
    }

    spacing: Theme.px(14)

    Repeater {
        id: picks

        model: Program.games

        GamePick {
            objectName: root.prefix + "_game_" + ident
            Layout.fillHeight: true
            isOn: root.picked?.ident === ident
            isAlone: picks.count === 1
            onClicked: root.wanted = ident
        }
    }
}
