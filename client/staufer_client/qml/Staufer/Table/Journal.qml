pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Journal, chat, rules and, of a replay, its turning points on one sheet with tabs. */
Vellum {
    id: root

    component Tab: Pressable {
        id: tab

        required property int place
        property int unread: 0
        readonly property bool isOn: root.shown === tab.place

        vellum: true
        padding: Theme.px(2)
        Layout.minimumWidth: 0
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        focusPolicy: Qt.TabFocus
        Accessible.role: Accessible.PageTab
        background: Rectangle {
            anchors.bottom: parent?.bottom
            implicitHeight: Theme.px(3)
            height: Theme.px(3)
            y: parent ? parent.height - height : 0
            color: tab.isOn ? Theme.imperial : "transparent"
        }
        contentItem: RowLayout {
            spacing: Theme.px(6)

            Heading {
                Layout.fillWidth: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(10)
                text: tab.text
                color: tab.isOn ? Theme.imperial : Theme.inkSoft
                font.pixelSize: Theme.em(15)
                Accessible.ignored: true
            }
            Badge {
                count: tab.unread
            }
        }
        onClicked: root.shown = tab.place
    }

    property int shown: 0
    property int read: 0
    readonly property bool hasChat: Table.mode === "live" || Table.mode === "spectator"

    padding: Theme.px(10)
    topPadding: Theme.px(6)
    spacing: Theme.px(4)
    onShownChanged: if (root.shown === 1)
        root.read = Table.chat.count

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.px(4)
        spacing: Theme.px(10)

        Tab {
            objectName: "tab_journal"
            place: 0
            text: qsTr("Journal")
        }
        Tab {
            objectName: "tab_chat"
            visible: root.hasChat
            place: 1
            unread: root.shown === 1 ? 0 : Math.max(0, Table.chat.count - root.read)
            text: qsTr("Chat")
        }
        Tab {
            objectName: "tab_moments"
            visible: Table.mode === "replay"
            place: 3
            text: qsTr("Moments")
        }
        Tab {
            objectName: "tab_rules"
            place: 2
            text: qsTr("Rules")
        }
        Item {
            Layout.fillWidth: true
        }
        IconButton {
            objectName: "journal_whole"
            visible: Table.mode === "replay" && root.shown === 0
            vellum: true
            side: Theme.px(28)
            sign: "scroll"
            text: Table.replay.isWhole ? qsTr("Only as far as here") : qsTr("The whole journal, to the end")
            note: "W"
            isOn: Table.replay.isWhole
            onClicked: Table.replay.isWhole = !Table.replay.isWhole
        }
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.topMargin: -Theme.px(4)
        implicitHeight: 1
        color: Theme.parchmentLine
    }
    StackLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        currentIndex: root.shown

        JournalPane {
            onAsked: paragraph => root.showRule(paragraph)
        }
        ChatPane {}
        RulesPane {
            id: rules
        }
        MomentsPane {}
    }
    Phrases {
        objectName: "phrases"
        Layout.fillWidth: true
        visible: root.shown === 1 && Table.mode === "live"
        vellum: true
        onSaid: phrase => Table.sayPhrase(phrase)
    }
    TextLine {
        id: line

        objectName: "chat_line"
        Layout.fillWidth: true
        visible: root.hasChat && root.shown !== 2 && Table.mode === "live" && Preferences.freeChat
        vellum: true
        placeholderText: qsTr("Write to the table …")
        maximumLength: 300
        onAccepted: {
            Table.say(line.text);
            line.clear();
            root.shown = 1;
        }
        onActiveFocusChanged: if (line.activeFocus)
            root.read = Table.chat.count
        Keys.onEscapePressed: line.focus = false

        KeyCap {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            visible: !line.activeFocus && line.text === ""
            text: "T"
            ink: Theme.inkSoft
        }
        Shortcut {
            enabled: line.visible && !line.activeFocus
            sequence: "T"
            onActivated: line.forceActiveFocus(Qt.ShortcutFocusReason)
        }
    }

    /** Another match: its journal, with nothing read or begun. */
    function clear() {
        root.shown = 0;
        root.read = 0;
        line.clear();
    }

    /** Turn to the rules and mark a paragraph. */
    function showRule(paragraph: string) {
        root.shown = 2;
        rules.wanted = paragraph.split(" ")[0].replace(/^[A-Z]+-/, "");
    }
}
