pragma Singleton

import QtQuick
import Staufer.Bridge

/**
 * The tokens of the whole client: colours by role, sizes, type, durations.
 * Night and parchment differ only here; sizes follow the window (`fit`), text also follows the player's text scale.
 */
QtObject {
    id: root

    /** How much larger than the drawing board (1440 x 900) the window is; the window sets it. */
    property real fit: 1
    readonly property bool light: Preferences.theme === "light" || (Preferences.theme === "system" && Application.styleHints.colorScheme === Qt.Light)
    readonly property bool highContrast: Preferences.highContrast
    readonly property bool reduceMotion: Preferences.reduceMotion
    readonly property real textScale: Preferences.textScale
    /** Whether shadows and glows are drawn: the software renderer has none, so nothing may exist only in them; the window sets it. */
    property bool hasEffects: true

    // Inks and metals: the same by night and on parchment.
    readonly property color night: "#14171F"
    readonly property color nightRaised: "#1F232E"
    readonly property color nightLine: root.highContrast ? "#C9A24B" : "#3A3F4D"
    readonly property color parchment: root.highContrast ? "#FFFBF0" : root.light ? "#FDF8EC" : "#F2E7D0"
    readonly property color parchmentDeep: root.highContrast ? "#FFF6E2" : root.light ? "#F3E8CF" : "#E6D6B4"
    readonly property color parchmentLine: root.highContrast ? "#5C4312" : "#B8995A"
    readonly property color parchmentLit: "#FFFBEF"
    readonly property color parchmentChosen: root.highContrast ? "#FFE9A8" : "#FFF3CF"
    readonly property color parchmentWell: root.highContrast ? "#E9DDBE" : "#1F6B4F1E"
    readonly property color ink: root.highContrast ? "#000000" : "#2A211A"
    readonly property color inkSoft: root.highContrast ? "#2A211A" : "#5E4F3E"
    readonly property color pale: root.highContrast ? "#FFFFFF" : "#EFE4CB"
    readonly property color paleSoft: root.highContrast ? "#F2EAD8" : "#B9AF9A"
    readonly property color gold: root.highContrast ? "#E8BE58" : "#C9A24B"
    readonly property color goldLight: "#F0D68C"
    readonly property color goldDeep: root.highContrast ? "#5C4312" : "#8A6A22"
    readonly property color imperial: root.highContrast ? "#6E1414" : "#8E2B2B"
    readonly property color imperialText: "#FFF4E2"
    readonly property color lapis: "#2B4C7E"
    readonly property color verdigris: "#3F7062"
    readonly property color verdigrisDeep: "#2B5F50"

    // Roles: what stands on the ground of the window.
    readonly property color ground: root.highContrast ? (root.light ? "#FFFFFF" : "#000000") : root.light ? "#E7DBBF" : "#14171F"
    readonly property color groundLow: root.highContrast ? root.ground : root.light ? "#D8C7A0" : "#0E1016"
    readonly property color rail: root.highContrast ? root.ground : root.light ? "#F1E6CE" : "#191D26"
    readonly property color railLow: root.highContrast ? root.ground : root.light ? "#E0D0AC" : "#11141B"
    readonly property color raised: root.highContrast ? (root.light ? "#FFFFFF" : "#0A0C10") : root.light ? "#FBF5E6" : "#232834"
    readonly property color raisedLow: root.highContrast ? root.raised : root.light ? "#F3E8D0" : "#1B1F29"
    readonly property color well: root.highContrast ? root.ground : root.light ? "#99FFFDF5" : "#42000000"
    readonly property color line: root.highContrast ? (root.light ? "#2A211A" : "#C9A24B") : root.light ? "#C6AC76" : "#3A3F4D"
    readonly property color text: root.highContrast ? (root.light ? "#000000" : "#FFFFFF") : root.light ? "#2A211A" : "#EFE4CB"
    readonly property color soft: root.highContrast ? (root.light ? "#2A211A" : "#F2EAD8") : root.light ? "#5E4F3E" : "#B9AF9A"
    readonly property color title: root.highContrast ? (root.light ? "#5A0F0F" : "#FFE08A") : root.light ? "#7A2222" : "#F0D68C"
    readonly property color accent: root.highContrast ? (root.light ? "#4A3406" : "#FFD76A") : root.light ? "#64470F" : "#E3C271"
    readonly property color good: root.highContrast ? (root.light ? "#0E4030" : "#A6F0CF") : root.light ? "#255243" : "#86C7AC"
    readonly property color bad: root.highContrast ? (root.light ? "#6E1414" : "#FFB7A8") : root.light ? "#8E2B2B" : "#EC9A8B"
    readonly property color chosen: root.highContrast ? (root.light ? "#FFE9A8" : "#4A3A10") : root.light ? "#F4E2B0" : "#3A301C"
    readonly property color hover: root.light ? "#26C9A24B" : "#1FF0D68C"
    readonly property color press: root.light ? "#59C9A24B" : "#3DF0D68C"
    readonly property color focus: root.text
    readonly property color shadow: root.light ? "#4D4A3510" : "#99000000"
    readonly property color veil: root.light ? "#A62A2418" : "#C40A0C11"
    readonly property string iconText: root.light ? "ink" : "pale"
    readonly property string iconAccent: root.light ? "deep" : "gold"

    readonly property int radius: root.px(8)
    readonly property int gap: root.px(16)
    readonly property int gapSmall: root.px(8)
    readonly property int inset: root.px(18)
    /** The least side of anything that is pressed. */
    readonly property int target: root.px(36)

    readonly property string serif: "Cinzel"
    readonly property string sans: "Alegreya Sans"
    readonly property int small: root.em(13.5)
    readonly property int body: root.em(15)
    readonly property int strong: root.em(16)
    readonly property int large: root.em(18)
    readonly property int head: root.em(16)
    readonly property int page: root.em(27)
    readonly property int figure: root.em(30)

    readonly property int quick: root.reduceMotion ? 0 : 120
    readonly property int calm: root.reduceMotion ? 0 : 240
    /** So long nothing can be pressed that appeared where something else was just pressed. */
    readonly property int guard: 600

    /** A length of the drawing board, in pixels of this window. */
    function px(length: real): int {
        return Math.round(length * root.fit);
    }

    /** A size of type: a length that also follows the player's text scale; never under 12 pixels. */
    function em(size: real): int {
        return Math.max(12, Math.round(size * root.fit * root.textScale));
    }

    /** The colour in which a seat's name and lines are drawn on the ground (night or parchment). */
    function seatColour(name: string): color {
        switch (name) {
        case "blue":
            return root.light ? "#2F5FA3" : "#6C9BDD";
        case "black":
            return root.light ? "#35343A" : "#D9C48E";
        case "red":
            return root.light ? "#A5312B" : "#E5756C";
        case "green":
            return root.light ? "#236039" : "#6CC08E";
        case "violet":
            return root.light ? "#6A3A8C" : "#B68BD6";
        default:
            return root.text;
        }
    }
}
