import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The keys of the theatre, to look up. */
Dialog {
    id: root

    objectName: "replay_help"
    title: qsTr("Keys of the theatre")
    breadth: Theme.px(760)
    buttons: [
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            objectName: "replay_help_close"
            vellum: true
            focus: true
            text: qsTr("Close")
            key: qsTr("Esc")
            onClicked: root.close()
        }
    ]

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.px(24)
        rowSpacing: Theme.px(9)
        uniformCellWidths: true

        KeyLine {
            vellum: true
            keys: [qsTr("Space"), "K"]
            text: qsTr("play, pause")
        }
        KeyLine {
            vellum: true
            keys: ["<", ">"]
            text: qsTr("slower, faster")
        }
        KeyLine {
            vellum: true
            keys: ["←", "→"]
            text: qsTr("a choice back, a choice on")
        }
        KeyLine {
            vellum: true
            keys: [",", "."]
            text: qsTr("a record back, a record on")
        }
        KeyLine {
            vellum: true
            keys: [qsTr("Shift"), "←", "→"]
            text: qsTr("a turn back, a turn on")
        }
        KeyLine {
            vellum: true
            keys: [qsTr("Ctrl"), "←", "→"]
            text: qsTr("a round back, a round on")
        }
        KeyLine {
            vellum: true
            keys: ["J", "L"]
            text: qsTr("ten records back, ten on")
        }
        KeyLine {
            vellum: true
            keys: ["0 – 9"]
            text: qsTr("to so many tenths of the match")
        }
        KeyLine {
            vellum: true
            keys: [qsTr("Home"), qsTr("End")]
            text: qsTr("to the beginning, to the end")
        }
        KeyLine {
            vellum: true
            keys: ["T", qsTr("Shift T")]
            text: qsTr("to the next turning point, to the last one")
        }
        KeyLine {
            vellum: true
            keys: ["P", qsTr("Shift P")]
            text: qsTr("to the next change of the points, to the last one")
        }
        KeyLine {
            vellum: true
            keys: ["V", qsTr("Shift V")]
            text: qsTr("through other eyes")
        }
        KeyLine {
            vellum: true
            keys: ["C"]
            text: qsTr("curves, and where the points came from")
        }
        KeyLine {
            vellum: true
            keys: ["W"]
            text: qsTr("the whole journal, or as far as here")
        }
        KeyLine {
            vellum: true
            keys: ["B"]
            text: qsTr("play on from here")
        }
        KeyLine {
            vellum: true
            keys: [qsTr("Esc")]
            text: qsTr("close the curves, leave the replay")
        }
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: qsTr("Press something on the board to go to the next choice that was about it; a line of the journal, a turning point, or a place on a curve to go there; a player to go to the next change of his points.")
        wrapMode: Text.WordWrap
    }
}
