pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What I look for: game, seats, pace, options, rated, bots; it begins with what was chosen last time. */
Vellum {
    id: root

    property string game
    property list<int> seats
    property string pace: "normal"
    property bool isRated: true
    property bool withBots: true
    property var options: ({})
    readonly property GamePick picked: games.picked
    /** Alone one searches for nobody. */
    readonly property list<int> seatings: root.picked?.seats.filter(count => count > 1) ?? []
    readonly property bool canInvite: root.picked !== null && root.seats.length > 0 && Connection.state === "online"
    readonly property bool isIdle: Queue.state === "idle"

    function recall(): void {
        const last = Queue.lastChoices[root.picked?.ident] ?? {};
        root.seats = last.seats ?? root.seatings;
        root.pace = last.pace ?? "normal";
        root.isRated = last.rated ?? true;
        root.withBots = last.withBots ?? true;
        root.options = last.options ?? {};
    }

    function turn(count: int): void {
        const next = root.seats.filter(each => each !== count);
        if (next.length === root.seats.length)
            next.push(count);
        root.seats = next.sort();
    }

    function search(): void {
        Queue.search(root.picked.ident, root.seats, root.pace, root.isRated, root.withBots, form.fitting());
    }

    /** The same for friends: a private table, with as many seats as are ticked at most. */
    function invite(): void {
        Invitation.open(root.picked.ident, Math.max(...root.seats), root.pace, form.fitting());
    }

    title: qsTr("The match you want")
    note: qsTr("kept for next time")
    spacing: Theme.px(14)
    onPickedChanged: root.recall()
    Component.onCompleted: root.recall()

    GamePicks {
        id: games

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: Theme.px(200)
        Layout.minimumHeight: Theme.px(110)
        enabled: root.isIdle
        wanted: root.game
        prefix: "play"
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Seats")
        note: qsTr("more answers, shorter wait")

        Flow {
            Layout.fillWidth: true
            spacing: Theme.px(8)

            Repeater {
                model: root.seatings

                Chip {
                    required property int modelData

                    objectName: "play_seats_" + modelData
                    vellum: true
                    enabled: root.isIdle
                    text: qsTr("%1 seats").arg(modelData)
                    isOn: root.seats.includes(modelData)
                    onClicked: root.turn(modelData)
                }
            }
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Pace")
        note: qsTr("for the whole match, and more with each turn")

        PacePick {
            objectName: "play_pace"
            Layout.fillWidth: true
            vellum: true
            enabled: root.isIdle
            pace: root.pace
            onPicked: pace => root.pace = pace
        }
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root.width > Theme.em(520) ? 2 : 1
        columnSpacing: Theme.px(20)
        rowSpacing: Theme.px(8)
        uniformCellWidths: true

        Toggle {
            objectName: "play_rated"
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            vellum: true
            enabled: root.isIdle
            text: qsTr("Rated")
            note: root.isRated ? qsTr("counts for the ladder") : qsTr("all may agree to take back further")
            isOn: root.isRated
            onSwitched: isOn => root.isRated = isOn
        }
        Toggle {
            objectName: "play_bots"
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            vellum: true
            enabled: root.isIdle
            text: qsTr("House bots may fill seats")
            note: qsTr("with their own, known ratings")
            isOn: root.withBots
            onSwitched: isOn => root.withBots = isOn
        }
    }
    OptionsForm {
        id: form

        Layout.fillWidth: true
        seatings: root.seats
        isRated: root.isRated
        enabled: root.isIdle
        prefix: "play_option"
        options: root.picked?.options ?? []
        chosen: root.options
        onChanged: chosen => root.options = chosen
    }
    Label {
        objectName: "play_problem"
        Layout.fillWidth: true
        visible: Queue.problem !== ""
        text: Queue.problem
        color: Theme.imperial
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.strong
        font.weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
    }
    Label {
        objectName: "play_missing"
        Layout.fillWidth: true
        visible: root.seats.length === 0 || Connection.state !== "online"
        vellum: true
        text: Connection.state !== "online" ? qsTr("Without a connection there is nobody to find. Practice works.") : qsTr("Tick at least one number of seats.")
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    GoldButton {
        objectName: "play_search"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(54)
        visible: root.isIdle
        vellum: true
        enabled: root.picked !== null && root.seats.length > 0 && Connection.state === "online"
        size: Theme.em(21)
        text: qsTr("Find this match")
        onClicked: root.search()
    }
    PlainButton {
        objectName: "play_stop"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(54)
        visible: Queue.state === "searching"
        vellum: true
        sign: "cross"
        text: qsTr("Stop the search")
        onClicked: Queue.leave()
    }
}
