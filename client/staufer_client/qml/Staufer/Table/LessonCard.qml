import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A lesson of a guided match: what to know, or what to do at the board now. */
Panel {
    id: root

    property bool hasKeys: true
    /** The rules can be opened beside the board; else they have their page. */
    property bool hasJournal: true
    readonly property string words: root.visible ? Table.lesson.title + ". " + Table.lesson.text : ""

    /** Where the rules say it. */
    signal asked(paragraph: string)

    visible: Table.lesson.title !== ""
    edge: Theme.gold
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(10)
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Lesson %1 of %2").arg(Table.lesson.place).arg(Table.lesson.count)
    onWordsChanged: if (root.words !== "")
        root.Accessible.announce(root.words, Accessible.Polite)

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        Icon {
            icon: "lesson"
            tint: Theme.iconAccent
            size: Theme.em(22)
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: qsTr("%1 of %2").arg(Table.lesson.place).arg(Table.lesson.count)
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        IconButton {
            objectName: "lesson_away"
            sign: "cross"
            isFramed: false
            side: Theme.px(28)
            text: qsTr("Play on without lessons")
            onClicked: Table.lesson.sendAway()
        }
    }
    Label {
        objectName: "lesson_title"
        Layout.fillWidth: true
        text: Table.lesson.title
        wrapMode: Text.WordWrap
        font.family: Theme.serif
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        objectName: "lesson_text"
        Layout.fillWidth: true
        text: Table.lesson.text
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Label {
        Layout.fillWidth: true
        visible: Table.lesson.isAsking
        text: qsTr("Do it at the board to go on.")
        color: Theme.accent
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    GridLayout {
        Layout.fillWidth: true
        columns: 2
        uniformCellWidths: true
        columnSpacing: Theme.px(6)
        rowSpacing: Theme.px(6)

        PlainButton {
            objectName: "lesson_rule"
            Layout.fillWidth: true
            Layout.columnSpan: 2
            visible: Table.lesson.paragraph !== ""
            sign: "book"
            text: qsTr("Rule %1").arg(Table.lesson.paragraph.replace(/^[A-Z]+-/, ""))
            onClicked: root.openRule(Table.lesson.paragraph)
        }
        PlainButton {
            objectName: "lesson_back"
            Layout.fillWidth: true
            enabled: Table.lesson.canGoBack
            text: qsTr("Back")
            key: "F3"
            onClicked: Table.lesson.turn(-1)

            Shortcut {
                enabled: root.hasKeys && Table.lesson.canGoBack
                sequence: "F3"
                onActivated: Table.lesson.turn(-1)
            }
        }
        GoldButton {
            objectName: "lesson_next"
            Layout.fillWidth: true
            enabled: Table.lesson.canGoOn || Table.lesson.isLast
            size: Theme.body
            text: Table.lesson.isLast ? qsTr("Play on") : qsTr("Go on")
            key: "F4"
            onClicked: root.goOn()

            Shortcut {
                enabled: root.hasKeys && (Table.lesson.canGoOn || Table.lesson.isLast)
                sequence: "F4"
                onActivated: root.goOn()
            }
        }
    }

    function openRule(paragraph: string) {
        if (root.hasJournal) {
            root.asked(paragraph);
        } else {
            Program.openWith("rules", Table.game);
            Rulebook.goTo(paragraph);
        }
    }

    function goOn() {
        if (Table.lesson.isLast)
            Table.lesson.sendAway();
        else
            Table.lesson.turn(1);
    }
}
