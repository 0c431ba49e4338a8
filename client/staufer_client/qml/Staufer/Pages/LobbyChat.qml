pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** What people on the server say to each other, while the page is open. */
Panel {
    id: root

    readonly property bool isOnline: Connection.state === "online"

    title: qsTr("In the lobby")
    note: Connection.online > 0 ? qsTr("%1 online").arg(Connection.online) : ""
    onIsOnlineChanged: if (root.isOnline)
        LobbyTalk.listen(true)
    Component.onCompleted: LobbyTalk.listen(true)
    Component.onDestruction: LobbyTalk.listen(false)

    ListView {
        id: lines

        objectName: "lobby_lines"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: Theme.px(120)
        clip: true
        model: LobbyTalk.lines
        spacing: Theme.px(6)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What is said in the lobby")
        onCountChanged: Qt.callLater(lines.positionViewAtEnd)
        T.ScrollBar.vertical: Scroller {}

        delegate: RowLayout {
            id: one

            required property int player
            required property string name
            required property bool isFree
            required property bool isMine
            required property int manner
            required property var model
            readonly property bool isHidden: one.isFree && !one.isMine && !Preferences.freeChat

            width: ListView.view.width - Theme.px(8)
            spacing: Theme.px(6)

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: qsTr("%1: %2").arg(one.name).arg(one.manner === 1 ? qsTr("muted") : one.manner === 2 ? qsTr("blocked") : one.isHidden ? qsTr("written freely; free chat is off in the settings") : one.model.text)
                opacity: one.manner === 0 && !one.isHidden ? 1 : 0.6
                wrapMode: Text.Wrap
            }
            Manners {
                Layout.alignment: Qt.AlignTop
                Layout.preferredHeight: Theme.em(18)
                visible: !one.isMine
                vellum: false
                player: one.player
                name: one.name
                manner: one.manner
                reasons: ["insult", "name"]
                onShunned: how => Conduct.shun(one.player, how)
                onReported: reason => Conduct.reportFromLobby(one.player, reason)
            }
        }

        EmptyNote {
            anchors.fill: parent
            visible: lines.count === 0
            sign: "chat"
            text: qsTr("Nobody has spoken yet")
            line: qsTr("Everybody in the lobby reads what you say here.")
        }
    }
    Phrases {
        objectName: "lobby_phrases"
        Layout.fillWidth: true
        enabled: root.isOnline
        onSaid: phrase => LobbyTalk.sayPhrase(phrase)
    }
    TextLine {
        id: line

        objectName: "lobby_line"
        Layout.fillWidth: true
        visible: Preferences.freeChat
        enabled: root.isOnline
        placeholderText: qsTr("Write to the lobby …")
        maximumLength: 200
        onAccepted: {
            LobbyTalk.say(line.text);
            line.clear();
        }
    }
}
