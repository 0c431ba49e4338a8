pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What is looked for among the replays: words, and kinds of matches. */
ColumnLayout {
    id: root

    readonly property list<string> games: ["", "fredericus", "stupor_mundi", "de_vulgari"]
    readonly property list<string> sources: ["", "own", "watched", "imported", "branch", "server"]
    readonly property list<string> results: ["", "won", "lost", "void"]
    readonly property list<int> ages: [0, 7, 31, 366]
    property bool isOpen: Replays.isNarrowed && Replays.search === ""

    spacing: Theme.px(8)

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        TextLine {
            id: line

            objectName: "replays_search"
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.em(420)
            sign: "search"
            placeholderText: qsTr("A player, a game, a date …")
            text: Replays.search
            onTextEdited: Replays.find(line.text)
            Keys.onEscapePressed: event => {
                event.accepted = line.text !== "";
                Replays.find("");
            }

            Shortcut {
                enabled: line.visible && !line.activeFocus
                sequences: ["/", StandardKey.Find]
                onActivated: line.forceActiveFocus(Qt.ShortcutFocusReason)
            }
        }
        PlainButton {
            objectName: "replays_filters"
            sign: "filter"
            text: qsTr("Only some")
            isOn: root.isOpen
            Accessible.checkable: true
            Accessible.checked: root.isOpen
            onClicked: root.isOpen = !root.isOpen
        }
        PlainButton {
            objectName: "replays_all"
            visible: Replays.isNarrowed
            text: qsTr("All again")
            onClicked: Replays.showAll()
        }
        Item {
            Layout.fillWidth: true
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: root.isOpen
        spacing: Theme.px(8)

        Segmented {
            objectName: "only_game"
            speech: qsTr("Game")
            options: [qsTr("All games"), "Fredericus", "Stupor Mundi", "De Vulgari"]
            names: ["all", "fredericus", "stupor_mundi", "de_vulgari"]
            current: root.games.indexOf(Replays.game)
            onChosen: index => Replays.onlyGame(root.games[index])
        }
        Segmented {
            objectName: "only_seats"
            speech: qsTr("Seats")
            options: [qsTr("Any seats"), "1", "2", "3", "4", "5"]
            current: Replays.seats
            onChosen: index => Replays.onlySeats(index)
        }
        Segmented {
            objectName: "only_source"
            speech: qsTr("Where it comes from")
            options: [qsTr("From anywhere"), qsTr("Own"), qsTr("Watched"), qsTr("Brought in"), qsTr("Played on"), qsTr("On the server")]
            names: ["all", "own", "watched", "imported", "branch", "server"]
            current: root.sources.indexOf(Replays.source)
            onChosen: index => Replays.onlySource(root.sources[index])
        }
        Segmented {
            objectName: "only_result"
            speech: qsTr("Result")
            options: [qsTr("Any result"), qsTr("Won"), qsTr("Lost"), qsTr("Void")]
            names: ["all", "won", "lost", "void"]
            current: root.results.indexOf(Replays.result)
            onChosen: index => Replays.onlyResult(root.results[index])
        }
        Segmented {
            objectName: "only_days"
            speech: qsTr("When")
            options: [qsTr("Whenever"), qsTr("This week"), qsTr("This month"), qsTr("This year")]
            current: root.ages.indexOf(Replays.days)
            onChosen: index => Replays.onlyDays(root.ages[index])
        }
    }
}
