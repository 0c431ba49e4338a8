pragma Singleton

import QtQuick
import QtQuick.Window
import Staufer.Bridge

/** What is pointed at on the boards; board and rail listen to it, so that no part needs to know them. */
QtObject {
    id: root

    property Item current
    readonly property string target: root.current ? (root.current as Spot)?.subject ?? "" : ""

    signal chosen(target: string)
    signal pointed(target: string)

    /** What is left after something else was reached no longer counts. */
    function point(spot: Spot, isOn: bool): void {
        if (isOn || root.current === spot) {
            root.current = isOn ? spot : null;
            root.pointed(isOn ? spot.subject : "");
        }
    }

    /** Where something may be chosen, in sight below *item*. */
    function seek(item: Item, target: string): Spot {
        for (const child of item.children) {
            const spot = child as Spot;
            if (spot && spot.visible && spot.mark !== "" && spot.target === target)
                return spot;
            const deeper = child.visible ? root.seek(child, target) : null;
            if (deeper)
                return deeper;
        }
        return null;
    }

    /** Give the focus to the first choice in sight; also in the rail beside the board. */
    function reach(board: Item): bool {
        for (const target of Table.openTargets) {
            const spot = root.seek(board.Window.contentItem, target);
            if (spot) {
                spot.forceActiveFocus(Qt.TabFocusReason);
                return true;
            }
        }
        return false;
    }

    /** The item of this name, in sight below *item*. */
    function named(item: Item, name: string): Item {
        for (const child of item.children) {
            if (!child.visible)
                continue;
            if (child.objectName === name)
                return child;
            const deeper = root.named(child, name);
            if (deeper)
                return deeper;
        }
        return null;
    }

    function choose(spot: Spot): void {
        if (spot.target !== "")
            root.chosen(spot.target);
    }
}
