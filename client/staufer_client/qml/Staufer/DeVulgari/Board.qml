pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Staufer.Bridge
import Staufer.Controls

/** Knowledge ruler and map of Italy, 718 units high and as wide as the field wants it, scaled by its parent. */
Item {
    id: root

    /** How much larger than its own units the board stands on the screen. */
    property real zoom: 1
    /** The field on the screen; the map is drawn for a width of 892 and stretches to at most 1050. */
    property size field: Qt.size(892, 718)
    /** Nothing moves where nobody sees it. */
    property bool isSeen: true
    /** The board id under the pointer or the focus. */
    property string current
    readonly property real breadth: Math.max(892, Math.min(1050, Math.round(root.field.width * 718 / Math.max(1, root.field.height))))
    /** Names follow the size of the window and the text scale as far as the map has room; coming nearer does the rest. */
    readonly property real letters: Math.max(1, Math.min(1.12, Math.max(12 / (13 * root.zoom), Theme.fit * Theme.textScale / root.zoom)))

    /** Something was clicked, by its board id. */
    signal chosen(target: string)
    /** The pointer or the focus is on a board id; empty: on none. */
    signal pointed(target: string)

    implicitWidth: root.breadth
    implicitHeight: 718

    Binding {
        target: Look
        property: "sharpness"
        value: Math.max(2, Math.min(5, Math.ceil(root.zoom * root.Screen.devicePixelRatio)))
    }
    Binding {
        target: Look
        property: "isSeen"
        value: root.isSeen
    }
    Binding {
        target: Look
        property: "helpSpot"
        value: spot
    }
    Item {
        id: spot

        y: 262
        width: 4
        height: 1
    }
    Ruler {
        width: root.breadth
        letters: root.letters
        z: 1
        onPointed: (target, isOn) => root.point(target, isOn)
    }
    Map {
        id: map

        y: 62
        width: root.breadth
        height: 656
        letters: root.letters
        onChosen: target => root.chosen(target)
        onPointed: (target, isOn) => root.point(target, isOn)
    }

    /** Give the focus to a place where something can be chosen; true if there is one. */
    function reach(): bool {
        return map.enter();
    }

    /** What is left after something else was reached no longer counts. */
    function point(target: string, isOn: bool) {
        if (isOn || root.current === target) {
            root.current = isOn ? target : "";
            root.pointed(root.current);
        }
    }
}
