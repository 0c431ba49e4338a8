pragma Singleton

import QtQuick
import Staufer.Controls

/** The colours, signs and names of the kinds of cards, and how finely they are drawn. */
QtObject {
    id: root

    /** Device pixels for one unit of the board, in whole steps, so that drawings stay sharp when the board grows. */
    property int sharpness: 2
    /** Whether the board is in sight. */
    property bool isSeen: true
    readonly property bool isStill: Theme.reduceMotion || !root.isSeen

    readonly property color paper: "#FAF3E3"
    readonly property color ink: "#17120C"
    readonly property color goldLight: "#F0D58A"
    readonly property color gold: "#C9A24B"
    readonly property color bronze: "#4A3511"
    readonly property color glow: "#E0F0C860"
    readonly property color red: "#8E2B2B"
    readonly property color pale: "#EFE6D3"
    readonly property color paleSoft: "#C4BEB0"

    readonly property int ring: 267
    readonly property int cardFlight: 220
    readonly property int fan: 160
    readonly property int stoop: 260

    readonly property Kind none: Kind {
        field: "transparent"
        ring: "#80C9A24B"
    }
    readonly property Kind tree: Kind {
        field: "#3F7062"
        ring: "#BFD9C4"
        sign: "glyph_tree"
    }
    readonly property Kind sky: Kind {
        field: "#35609C"
        ring: "#B9D0EC"
        sign: "glyph_sky"
    }
    readonly property Kind seal: Kind {
        field: "#8E2B2B"
        ring: "#E0A594"
        sign: "glyph_seal"
    }
    readonly property Kind basilisk: Kind {
        name: qsTr("Basilisk")
        ring: "#5C8F45"
        sign: "basilisk"
    }
    readonly property Kind wyvern: Kind {
        name: qsTr("Wyvern")
        ring: "#B23A2E"
        sign: "wyvern"
    }
    readonly property Kind cockatrice: Kind {
        name: qsTr("Cockatrice")
        ring: "#D98A33"
        sign: "cockatrice"
    }
    readonly property Kind griffin: Kind {
        name: qsTr("Griffin")
        ring: "#B98A2B"
        sign: "griffin"
    }
    readonly property Kind harpy: Kind {
        name: qsTr("Harpy")
        ring: "#7B5490"
        sign: "harpy"
    }
    readonly property Kind phoenix: Kind {
        name: qsTr("Phoenix")
        ring: "#C9412B"
        sign: "phoenix"
    }
    readonly property Kind caladrius: Kind {
        name: qsTr("Caladrius")
        ring: "#7E8FA3"
        sign: "caladrius"
    }
    readonly property Kind pegasus: Kind {
        name: qsTr("Pegasus")
        ring: "#5E7FA8"
        sign: "pegasus"
    }

    function of(kind: string): Kind {
        return root[kind] as Kind ?? root.none;
    }

    /** The drawing on the badge of a mark. */
    function badge(mark: string): string {
        switch (mark) {
        case "flip":
        case "shift":
            return "flip";
        case "to":
        case "from":
            return "card";
        case "hood":
            return "hood";
        case "seal":
            return "discard";
        case "move":
            return "raptor";
        default:
            return "talon";
        }
    }

    /** How wide a free raptor is when so many share a post. */
    function raptorSize(together: int): int {
        return together <= 1 ? 40 : together === 2 ? 36 : together === 3 ? 32 : together === 4 ? 30 : together <= 6 ? 28 : 25;
    }

    /** How wide a hooded raptor is when so many share a segment of the courtyard. */
    function hoodedSize(together: int): int {
        return together <= 1 ? 27 : together === 2 ? 22 : 17;
    }
}
