pragma Singleton

import QtQuick
import Staufer.Controls

/** How the boards are drawn: colours, sizes of type, how finely, and whether anything moves. */
QtObject {
    id: root

    /** Device pixels for one unit of the board, in steps of an eighth, so that drawings stay sharp when it grows. */
    property real sharpness: 1
    /** Text is so much larger than designed, for readers and for small windows. */
    property real letters: 1
    property bool isSeen: true
    readonly property bool isStill: Theme.reduceMotion || !root.isSeen

    readonly property color ink: "#2A211A"
    readonly property color inkSoft: "#5E4F3E"
    readonly property color pale: "#EFE4CB"
    readonly property color paleSoft: "#C9C0AC"
    readonly property color paper: "#FCF5E4"
    readonly property color paperDeep: "#EAD9B0"
    readonly property color parchment: "#F2E7D0"
    readonly property color parchmentDeep: "#E6D6B4"
    readonly property color line: "#B8995A"
    readonly property color lineDeep: "#A88B4D"
    readonly property color gold: "#C9A24B"
    readonly property color goldLight: "#F0D68C"
    readonly property color goldDeep: "#8A6A22"
    readonly property color imperial: "#8E2B2B"
    readonly property color purple: "#6B4489"
    readonly property color verdigris: "#3F7062"
    readonly property color sea: "#2B4C7E"
    readonly property color seaDeep: "#172C4E"
    readonly property color seaLine: "#6C88B4"
    readonly property color glow: "#E6F0C95A"

    readonly property real small: 12 * root.letters
    readonly property real body: 13 * root.letters
    readonly property real strong: 15 * root.letters
    readonly property real title: 14 * Math.min(1.15, root.letters)

    readonly property int flight: 420
    readonly property int calm: 240

    /** The colour of a seat on parchment and on night; the pattern on its pieces says the same. */
    function seat(colour: string): color {
        switch (colour) {
        case "blue":
            return "#3A6DB5";
        case "black":
            return "#35343A";
        case "red":
            return "#B23A34";
        case "green":
            return "#3F8A5B";
        default:
            return root.purple;
        }
    }

    /** The band of a card, by its set. */
    function band(set: string): color {
        switch (set) {
        case "house":
            return "#2F5A99";
        case "A":
        case "B":
            return root.imperial;
        case "knight":
            return "#4C4F57";
        default:
            return "#655640";
        }
    }
}
