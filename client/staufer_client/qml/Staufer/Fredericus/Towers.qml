pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** The eight towers, and the centre of the courtyard. */
Item {
    id: root

    property int current: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    Repeater {
        id: towers

        model: FredericusBoard.towers

        delegate: Tower {
            id: tower

            required property int side

            objectName: "tower_" + tower.side
            x: 133 * Math.sin(tower.side * Math.PI / 4) - width / 2
            y: -133 * Math.cos(tower.side * Math.PI / 4) - height / 2
            isCurrent: root.current === tower.side
            isMeant: Table.previewTargets.includes("tower:" + tower.side)
            onClicked: root.chosen("tower:" + tower.side)
            onPointed: isOn => root.pointed("tower:" + tower.side, isOn)
            onReached: root.current = tower.side
            onStepped: by => towers.itemAt((tower.side + by + towers.count) % towers.count)?.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    Tower {
        objectName: "centre"
        x: -width / 2
        y: -height / 2
        size: 42
        speech: qsTr("Centre of the courtyard")
        mark: FredericusBoard.centreMark
        onClicked: root.chosen("centre")
        onPointed: isOn => root.pointed("centre", isOn)
    }
}
