import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A match against the house's bots on this computer: how many seats, with which options. */
Dialog {
    id: root

    property int seats: 0
    property var options: ({})
    readonly property GamePick game: games.picked
    readonly property list<int> seatings: root.game?.seats ?? []
    readonly property list<string> bots: ["page", "squire", "knight", "duke"]
    property int bot: 1
    /** Two, until something else is chosen: alone is a game of its own. */
    readonly property int place: Math.max(0, root.seatings.indexOf(root.seatings.includes(root.seats) ? root.seats : 2))
    readonly property bool isAlone: root.seatings[root.place] === 1

    function begin(): void {
        beginning.wait();
        Matches.startPractice(root.game.ident, root.seatings[root.place], root.bots[root.bot], form.fitting());
    }

    /** Opens the dialog for *game*. */
    function ask(game: string): void {
        games.wanted = game;
        root.open();
    }

    objectName: "practice_dialog"
    title: qsTr("Practice")
    onAboutToShow: beginning.forget()
    onClosed: beginning.forget()
    sentence: qsTr("Against the house's bots, on this computer. Nothing is rated, and you may take back as far as you like.")
    buttons: [
        PlainButton {
            objectName: "practice_cancel"
            vellum: true
            text: qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "practice_start"
            vellum: true
            focus: true
            sign: "bot"
            text: qsTr("Begin")
            key: qsTr("Enter")
            enabled: root.game !== null && !beginning.isUnderway
            onClicked: root.begin()
        }
    ]

    GamePicks {
        id: games

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(150)
        visible: Program.games.count > 1
        prefix: "practice"
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Seats")
        note: root.isAlone ? qsTr("you alone against the game") : qsTr("one is yours, bots take the others")

        Segmented {
            objectName: "practice_seats"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Seats")
            options: root.seatings.map(count => count === 1 ? qsTr("Solo") : qsTr("%1 seats").arg(count))
            names: root.seatings.map(count => count.toString())
            current: root.place
            onChosen: index => root.seats = root.seatings[index]
        }
    }
    Field {
        Layout.fillWidth: true
        visible: !root.isAlone
        vellum: true
        text: qsTr("Opponents")
        note: qsTr("how well the bots play")

        Segmented {
            objectName: "practice_bot"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Opponents")
            options: [qsTr("Page"), qsTr("Squire"), qsTr("Knight"), qsTr("Duke")]
            notes: [qsTr("plays what comes to mind"), qsTr("knows the game"), qsTr("thinks his turn through"), qsTr("foresees your answer")]
            names: root.bots
            current: root.bot
            onChosen: index => root.bot = index
        }
    }
    OptionsForm {
        id: form

        Layout.fillWidth: true
        seatings: [root.seatings[root.place] ?? 2]
        prefix: "practice_option"
        options: root.game?.options ?? []
        chosen: root.options
        onChanged: chosen => root.options = chosen
    }
    Beginning {
        id: beginning

        onBegun: root.close()
    }
}
