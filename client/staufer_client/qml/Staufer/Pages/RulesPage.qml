import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Rules: the paragraph I asked for, its neighbours, and the search. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(930) * Theme.textScale
    readonly property string cited: Rulebook.current
    property string chapter: "1"

    function showCited(): void {
        if (root.cited !== "")
            root.chapter = root.cited.split(".")[0];
    }

    onCitedChanged: root.showCited()
    Component.onCompleted: {
        if (Rulebook.game === "" && games.first !== "")
            Rulebook.load(games.first);
        root.showCited();
    }

    GamePicks {
        id: games

        readonly property string first: picked?.ident ?? ""

        visible: false
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(6)
        spacing: Theme.gap

        PageHead {
            title: qsTr("Rules")
            line: qsTr("Every paragraph has a number; the table cites it, and opens the book here.")

            GameTabs {
                current: Rulebook.game
                onPicked: game => Rulebook.load(game)
            }
            PlainButton {
                objectName: "rules_lessons"
                sign: "lesson"
                text: qsTr("Learn by playing")
                onClicked: Matches.startLessons(Rulebook.game)
            }
            PlainButton {
                objectName: "rules_back"
                visible: Program.canGoBack
                sign: "left"
                text: qsTr("Back")
                key: qsTr("Esc")
                isOn: true
                onClicked: Program.back()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            RulesChapters {
                Layout.preferredWidth: Theme.px(236) * Math.min(1.5, Theme.textScale)
                Layout.fillHeight: true
                visible: !root.isNarrow
                current: root.chapter
                onPicked: chapter => root.chapter = chapter
            }
            RulesText {
                id: book

                Layout.fillWidth: true
                Layout.fillHeight: true
                chapter: root.chapter
                hasTurning: root.isNarrow
                onTurned: chapter => root.chapter = chapter
            }
            RulesSearch {
                Layout.preferredWidth: Theme.px(320) * Math.min(1.3, Theme.textScale)
                Layout.fillHeight: true
            }
        }
    }
    Shortcut {
        sequence: "["
        onActivated: book.step(-1)
    }
    Shortcut {
        sequence: "]"
        onActivated: book.step(1)
    }
}
