import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** Lies over a player while a choice about them is open. */
Target {
    id: root

    required property int seat
    readonly property string target: "seat:" + root.seat
    readonly property bool isMeant: Table.previewTargets.includes(root.target) || Table.chosenTargets.includes(root.target)

    objectName: "target_seat_" + root.seat
    visible: Table.openTargets.includes(root.target)
    background: GoldGlow {
        radius: Theme.px(6)
        lineWidth: Theme.px(root.isLit || root.isMeant ? 4 : 2)
        strength: root.isLit || root.isMeant ? 1 : 0.6
    }
}
