pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** All raptors; those that share a place stand side by side. */
Item {
    id: root

    property int current: 0
    /** Grows with every raptor that comes or goes, so that the places are shared out anew. */
    property int changes: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    Repeater {
        id: raptors

        model: FredericusBoard.raptors
        onItemAdded: root.changes += 1
        onItemRemoved: root.changes += 1

        delegate: Raptor {
            id: raptor

            required property int index
            required property string target
            /** A raptor that is no target itself stands for the post below it. */
            readonly property string meant: raptor.mark === "" && !raptor.isHooded ? "post:" + raptor.side : raptor.target

            before: root.changes >= 0 ? root.standing(raptor.stand, raptor.index) : 0
            together: root.changes >= 0 ? root.standing(raptor.stand, 99) : 1
            speech: root.speech(raptor)
            isCurrent: root.current === raptor.index
            onClicked: root.chosen(raptor.meant)
            onPointed: isOn => root.pointed(raptor.meant, isOn)
            onReached: root.current = raptor.index
            onStepped: by => root.step(raptor.index + by)
        }
    }

    /** How many raptors stand at a place, of those before number `end`. */
    function standing(stand: int, end: int): int {
        let found = 0;
        for (let n = 0; n < Math.min(end, raptors.count); n += 1)
            found += (raptors.itemAt(n) as Raptor)?.stand === stand ? 1 : 0;
        return found;
    }

    function step(to: int) {
        raptors.itemAt((to + raptors.count) % raptors.count)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function speech(one: Raptor): string {
        const bird = one.kind === "falcon" ? qsTr("falcon") : qsTr("goshawk");
        const whose = one.isMine ? qsTr("your %1").arg(bird) : qsTr("%1 %2").arg(one.colour).arg(bird);
        return one.isHooded ? qsTr("%1, hooded, side %2").arg(whose).arg(one.side + 1) : qsTr("%1 on post %2").arg(whose).arg(one.side + 1);
    }
}
