pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The foot of the table: what to decide, where a replay stands, or that all is over. */
Loader {
    id: root

    property bool hasKeys: true
    /** Something is pointed at, and the arrows are its own. */
    property bool isPointing: false

    /** The pointer or the focus is on a choice; empty: on none. */
    signal pointed(ident: string)

    height: item ? (item as Item).implicitHeight : 0
    sourceComponent: Table.mode === "replay" ? replayBar : Table.isOver ? overBar : decisionBar

    Component {
        id: decisionBar

        DecisionBar {
            hasKeys: root.hasKeys
            onPointed: ident => root.pointed(ident)
        }
    }
    Component {
        id: overBar

        OverBar {
            hasKeys: root.hasKeys
        }
    }
    Component {
        id: replayBar

        ReplayBar {
            hasKeys: root.hasKeys
            hasArrows: !root.isPointing
            room: root.y - Theme.px(16)
        }
    }

    /** From one choice to the next. */
    function step(by: int) {
        (root.item as DecisionBar)?.step(by);
    }
}
