pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Staufer.Bridge

/** The keys of the theatre, as video players have them. */
Item {
    id: root

    component Key: Shortcut {
        enabled: root.hasKeys
        context: Qt.WindowShortcut
    }

    property bool hasKeys: true
    /** The arrows go through the choices, unless they go round the board. */
    property bool hasArrows: true

    signal helped
    signal branched
    signal stoodUp

    Key {
        sequence: "Escape"
        onActivated: Table.replay.chart.isOpen ? Table.replay.chart.isOpen = false : root.stoodUp()
    }
    Key {
        sequences: ["Space", "K"]
        onActivated: Table.replay.toggle()
    }
    Key {
        sequence: "J"
        onActivated: Table.replay.step(-10)
    }
    Key {
        sequence: "L"
        onActivated: Table.replay.step(10)
    }
    Key {
        enabled: root.hasKeys && root.hasArrows
        sequence: "Left"
        onActivated: Table.replay.stepChoice(-1)
    }
    Key {
        enabled: root.hasKeys && root.hasArrows
        sequence: "Right"
        onActivated: Table.replay.stepChoice(1)
    }
    Key {
        sequence: "Shift+Left"
        onActivated: Table.replay.stepTurn(-1)
    }
    Key {
        sequence: "Shift+Right"
        onActivated: Table.replay.stepTurn(1)
    }
    Key {
        sequence: "Ctrl+Left"
        onActivated: Table.replay.stepRound(-1)
    }
    Key {
        sequence: "Ctrl+Right"
        onActivated: Table.replay.stepRound(1)
    }
    Key {
        sequence: ","
        onActivated: Table.replay.step(-1)
    }
    Key {
        sequence: "."
        onActivated: Table.replay.step(1)
    }
    Key {
        sequence: "T"
        onActivated: Table.replay.stepMoment(1)
    }
    Key {
        sequence: "Shift+T"
        onActivated: Table.replay.stepMoment(-1)
    }
    Key {
        sequence: "P"
        onActivated: Table.replay.stepScore(1, -1)
    }
    Key {
        sequence: "Shift+P"
        onActivated: Table.replay.stepScore(-1, -1)
    }
    Key {
        sequence: "Home"
        onActivated: Table.replay.seek(0)
    }
    Key {
        sequence: "End"
        onActivated: Table.replay.seek(Table.replay.last)
    }
    Key {
        sequences: ["<", "Shift+,"]
        onActivated: Table.replay.changeSpeed(-1)
    }
    Key {
        sequences: [">", "Shift+."]
        onActivated: Table.replay.changeSpeed(1)
    }
    Key {
        sequence: "V"
        onActivated: Table.replay.turnEyes(1)
    }
    Key {
        sequence: "Shift+V"
        onActivated: Table.replay.turnEyes(-1)
    }
    Key {
        sequence: "C"
        onActivated: Table.replay.chart.isOpen = !Table.replay.chart.isOpen
    }
    Key {
        sequence: "W"
        onActivated: Table.replay.isWhole = !Table.replay.isWhole
    }
    Key {
        sequence: "B"
        onActivated: root.branched()
    }
    Key {
        sequences: ["?", "Shift+?"]
        onActivated: root.helped()
    }
    Instantiator {
        model: 10

        delegate: Key {
            required property int index

            sequence: index.toString()
            onActivated: Table.replay.seekPart(index)
        }
    }
}
