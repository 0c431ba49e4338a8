pragma Singleton

import QtQuick
import Staufer.Controls

/** Colours of the board, and how its pieces move. */
QtObject {
    id: root

    /** Device pixels for one unit of the board, in whole steps, so that drawings stay sharp when the board grows. */
    property int sharpness: 2
    /** Text is so much larger than the things around it that what can be said shorter is. */
    readonly property bool isTight: Theme.em(12) > Theme.px(12) * 1.12
    /** Where the card stands that explains what is pointed at: over empty sea. */
    property Item helpSpot
    /** Whether the board is in sight. */
    property bool isSeen: true
    readonly property bool isStill: Theme.reduceMotion || !root.isSeen

    readonly property color ink: "#1E160F"
    readonly property color inkSoft: "#5A4A36"
    readonly property color paperLine: "#8A7448"
    readonly property color lit: "#FFF3CF"
    readonly property color gold: "#F6DE98"
    readonly property color goldLine: "#8A6420"
    readonly property color way: "#FFD970"
    readonly property color red: "#8E2B2B"
    readonly property color lapis: "#1C3B63"
    readonly property color past: "#C9BC9C"
    readonly property color pastInk: "#4C4026"

    /** Milliseconds of one area of a journey, of a coin or cube in the air, and of a marker on its way. */
    readonly property int step: root.isStill ? 0 : 150
    readonly property int flight: root.isStill ? 0 : 420
    readonly property int slide: root.isStill ? 0 : 240
    readonly property int unroll: root.isStill ? 0 : 240

    /** The five tongues in the order of a screen. */
    readonly property list<string> tongues: ["blue", "yellow", "orange", "pink", "green"]

    function field(tongue: string): color {
        switch (tongue) {
        case "blue":
            return "#3F6FB5";
        case "yellow":
            return "#D9B740";
        case "orange":
            return "#D77F33";
        case "pink":
            return "#D983A6";
        case "green":
            return "#4F8A48";
        default:
            return "#E4D6B4";
        }
    }
}
