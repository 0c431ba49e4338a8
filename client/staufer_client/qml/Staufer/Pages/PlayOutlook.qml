pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What to expect of the search: how long, against whom, who waits already, and what would make it shorter. */
Panel {
    id: root

    readonly property bool isSearching: Queue.state === "searching"

    signal helped(string what)

    function help(what: string): string {
        return what === "seats" ? qsTr("Accept any number of seats") : qsTr("Let house bots fill seats");
    }

    title: root.isSearching ? qsTr("Your search") : qsTr("What to expect")
    note: !Outlook.isKnown ? "" : Outlook.samples > 0 ? qsTr("from the last %1 searches like this").arg(Outlook.samples) : qsTr("too few searches yet to say more")
    spacing: Theme.px(14)

    Label {
        Layout.fillWidth: true
        visible: !Outlook.isKnown
        isSoft: true
        text: Connection.state === "online" ? qsTr("The server is asked.") : qsTr("Without a connection nobody knows who waits.")
        wrapMode: Text.WordWrap
    }
    GridLayout {
        Layout.fillWidth: true
        visible: Outlook.isKnown
        columns: root.width > Theme.em(420) ? 3 : 1
        columnSpacing: Theme.px(20)
        rowSpacing: Theme.px(8)
        uniformCellWidths: true

        Figure {
            objectName: "play_expected"
            value: Outlook.expected < 0 ? qsTr("unknown") : Waits.about(Outlook.expected)
            word: root.isSearching ? qsTr("still expected") : qsTr("expected wait")
            note: Outlook.most >= 0 && Outlook.most !== Outlook.expected ? qsTr("9 in 10 start in %1").arg(Waits.about(Outlook.most)) : Outlook.botsIn >= 0 ? qsTr("house bots in %1 at the latest").arg(Waits.clock(Outlook.botsIn)) : Outlook.expected < 0 ? qsTr("nobody who fits waits now") : ""
        }
        Figure {
            objectName: "play_opponents"
            value: qsTr("%1–%2").arg(Math.max(600, Outlook.mine - Outlook.window)).arg(Outlook.mine + Outlook.window)
            word: Outlook.expected < 0 ? qsTr("accepted at once") : qsTr("accepted by then")
            note: Outlook.spread >= 0 ? qsTr("you are %1; half the tables lie within %2").arg(Outlook.mine).arg(Outlook.spread) : qsTr("you are %1").arg(Outlook.mine)
        }
        Figure {
            objectName: "play_waiting"
            value: Outlook.playing.toString()
            word: qsTr("wait for this game")
            note: qsTr("%1 for just this match").arg(Outlook.waiting.length)
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Outlook.isKnown
        spacing: Theme.px(4)

        Label {
            Layout.fillWidth: true
            text: qsTr("Who waits, by rating")
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
        }
        WaitChart {
            objectName: "play_chart"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: Theme.px(110)
            Layout.minimumHeight: Theme.px(96)
            inner: root.isSearching ? Queue.window : 100
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: root.isSearching ? qsTr("Inner band: accepted now. Outer band: when the expected wait is over. Diamond: a waiting player.") : qsTr("Inner band: accepted at once. Outer band: when the expected wait is over. Diamond: a waiting player.")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
        }
    }
    Divider {
        Layout.fillWidth: true
        visible: shorter.count > 0
    }
    Label {
        Layout.fillWidth: true
        visible: shorter.count > 0
        text: qsTr("Shorter waits")
        font.pixelSize: Theme.strong
        font.weight: Font.ExtraBold
    }
    Repeater {
        id: shorter

        model: Outlook.isKnown ? Outlook.shorter : []

        ShorterWait {
            required property var modelData

            objectName: "play_shorter_" + modelData.what
            Layout.fillWidth: true
            sign: modelData.what === "seats" ? "people" : "bot"
            text: root.help(modelData.what)
            wait: modelData.wait
            onClicked: root.helped(modelData.what)
        }
    }
    Divider {
        Layout.fillWidth: true
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("While you wait")
        font.pixelSize: Theme.strong
        font.weight: Font.ExtraBold
    }
    Label {
        Layout.fillWidth: true
        isSoft: true
        text: qsTr("Go to any page: the search goes along at the foot of the window. When a table is found you have 15 seconds to say that you are ready.")
        wrapMode: Text.WordWrap
    }
}
