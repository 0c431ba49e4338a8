pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Home: what I can play now, what waits for me, where I stand. */
FocusScope {
    id: root

    readonly property bool isOnline: Connection.state === "online"
    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale
    readonly property bool isTight: width < Theme.px(1150) * Theme.textScale
    readonly property bool isAlone: Program.games.count === 1
    readonly property int inPlay: Matches.live.count
    readonly property string standing: Matches.waiting === 1 ? qsTr("1 of your matches waits for your move.") : Matches.waiting > 1 ? qsTr("%1 of your matches wait for your move.").arg(Matches.waiting) : root.inPlay === 1 ? qsTr("A match of yours is in play.") : root.inPlay > 1 ? qsTr("%1 matches of yours are in play.").arg(root.inPlay) : qsTr("Nothing waits for you: look for a match, or practise.")
    readonly property string firstGame: (cards.count > 0 ? cards.itemAt(0) as HomeCard : null)?.ident ?? ""

    Component.onCompleted: {
        Matches.refresh();
        if (Ladder.game === "" && root.firstGame !== "")
            Ladder.load(root.firstGame);
    }

    PracticeDialog {
        id: practice
    }
    HotSeatDialog {
        id: hotSeat
    }
    LessonsDialog {
        id: lessons
    }
    Scroll {
        anchors.fill: parent
        spacing: Theme.px(12)

        PageHead {
            title: Account.name !== "" ? qsTr("Welcome, %1").arg(Account.name) : qsTr("Welcome")
            line: root.isOnline ? root.standing : Connection.sentence

            PlainButton {
                objectName: "home_continue"
                visible: root.isOnline && Matches.live.count > 0
                sign: "right"
                text: qsTr("To the table")
                key: qsTr("N")
                isOn: true
                onClicked: mine.openFirst()
            }
            PlainButton {
                objectName: "home_retry"
                visible: !root.isOnline && Connection.canRetry
                sign: "rematch"
                text: qsTr("Try again now")
                key: qsTr("F5")
                isOn: true
                onClicked: Connection.retry()
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: root.isNarrow ? implicitHeight : Theme.px(300)
            columns: root.isNarrow ? 1 : Math.max(1, Program.games.count)
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            uniformCellWidths: true

            Repeater {
                id: cards

                model: Program.games

                HomeCard {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    isWide: root.isAlone && !root.isNarrow
                    pictureHeight: Theme.px(root.isNarrow ? 300 : 110)
                    onPractised: practice.ask(ident)
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            columns: root.isNarrow ? 1 : root.isTight ? 2 : 4
            columnSpacing: Theme.px(10)
            rowSpacing: Theme.px(8)

            WayEntry {
                objectName: "home_lessons"
                sign: "lesson"
                text: qsTr("Learn by playing")
                note: qsTr("a guided first match")
                onClicked: lessons.ask()
            }
            WayEntry {
                objectName: "home_practice"
                sign: "bot"
                text: qsTr("Practice")
                note: qsTr("against bots, works offline")
                onClicked: practice.ask("")
            }
            WayEntry {
                objectName: "home_hotseat"
                sign: "people"
                text: qsTr("Hot seat")
                note: qsTr("several people at this screen, works offline")
                onClicked: hotSeat.ask("")
            }
            WayEntry {
                objectName: "home_rules"
                sign: "book"
                text: qsTr("Read the rules")
                note: qsTr("every paragraph, with a search")
                onClicked: Program.open("rules")
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            Layout.preferredHeight: root.isNarrow ? implicitHeight : Math.max(Theme.px(225), root.height * 0.337)
            columns: root.isNarrow ? 1 : 3
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            uniformCellWidths: true

            MinePanel {
                id: mine

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(225) * Theme.textScale
            }
            PastPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(225) * Theme.textScale
            }
            LadderPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(225) * Theme.textScale
                visible: root.isOnline
            }
            ConnectPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(225) * Theme.textScale
                visible: !root.isOnline
            }
        }
    }
    Shortcut {
        sequence: "N"
        enabled: Matches.live.count > 0
        onActivated: mine.openFirst()
    }
}
