pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Controls

/** A small plan of a castle: built spaces are filled, free ones are outlines. */
Item {
    id: root

    required property int plan
    required property color tint
    readonly property real unit: root.width / 290
    readonly property list<point> places: [Qt.point(152, 50), Qt.point(205, 89), Qt.point(258, 127), Qt.point(238, 190), Qt.point(218, 253), Qt.point(152, 253), Qt.point(86, 253), Qt.point(66, 190), Qt.point(45, 127), Qt.point(99, 89), Qt.point(152, 130), Qt.point(118, 188), Qt.point(186, 188)]

    Repeater {
        model: 13

        delegate: Rectangle {
            id: space

            required property int index
            readonly property bool isWall: space.index < 10 && space.index % 2 === 1
            readonly property bool isBuilt: (root.plan & 1 << space.index) !== 0

            x: (root.places[space.index].x - 10) * root.unit - width / 2
            y: (root.places[space.index].y - 15) * root.unit - height / 2
            width: (space.isWall ? 74 : space.index >= 10 ? 48 : 62) * root.unit
            height: (space.isWall ? 26 : space.index >= 10 ? 48 : 62) * root.unit
            radius: space.isWall || space.index >= 10 ? 1 : width / 2
            rotation: space.isWall ? [36, 108, 180, 252, 324][(space.index - 1) / 2] : 0
            antialiasing: true
            color: space.isBuilt ? root.tint : "transparent"
            border.width: 1
            border.color: space.isBuilt ? Qt.lighter(root.tint, 1.4) : Theme.light ? "#8F8262" : "#6A6F7D"
        }
    }
}
