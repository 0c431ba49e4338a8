pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A match of several people at this screen: their names in the order in which they sit. */
Dialog {
    id: root

    property int seats: 0
    property var options: ({})
    readonly property GamePick game: games.picked
    readonly property list<int> seatings: root.game?.seats.filter(count => count > 1) ?? []
    readonly property int place: Math.max(0, root.seatings.indexOf(root.seats))

    function begin(): void {
        if (root.game === null || beginning.isUnderway)
            return;
        const people = [];
        for (let i = 0; i < names.count; i++) {
            const line = names.itemAt(i) as NameLine;
            people.push(line.name);
        }
        beginning.wait();
        Matches.startHotSeat(root.game.ident, people, form.fitting());
    }

    /** Opens the dialog for *game*. */
    function ask(game: string): void {
        games.wanted = game;
        root.open();
    }

    objectName: "hotseat_dialog"
    title: qsTr("Hot seat")
    onAboutToShow: beginning.forget()
    onClosed: beginning.forget()
    sentence: qsTr("Several people at this screen. Between turns a curtain hides what only the next player may see.")
    buttons: [
        PlainButton {
            objectName: "hotseat_cancel"
            vellum: true
            text: qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "hotseat_start"
            vellum: true
            focus: true
            sign: "people"
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
        prefix: "hotseat"
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Players")

        Segmented {
            objectName: "hotseat_seats"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Players")
            options: root.seatings.map(count => qsTr("%1 players").arg(count))
            names: root.seatings.map(count => count.toString())
            current: root.place
            onChosen: index => root.seats = root.seatings[index]
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Names")
        note: qsTr("lots decide who sits where")

        Repeater {
            id: names

            model: root.seatings[root.place] ?? 0

            NameLine {
                required property int index

                objectName: "hotseat_name_" + index
                Layout.fillWidth: true
                onAccepted: root.begin()
                fallback: index === 0 && Account.name !== "" ? Account.name : qsTr("Player %1").arg(index + 1)
            }
        }
    }
    OptionsForm {
        id: form

        Layout.fillWidth: true
        seatings: [root.seatings[root.place] ?? 2]
        prefix: "hotseat_option"
        options: root.game?.options ?? []
        chosen: root.options
        onChanged: chosen => root.options = chosen
    }
    Beginning {
        id: beginning

        onBegun: root.close()
    }
}
