pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** What the players say to each other. */
ListView {
    id: root

    clip: true
    model: Table.chat
    spacing: Theme.px(6)
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Chat")
    onCountChanged: Qt.callLater(root.positionViewAtEnd)
    T.ScrollBar.vertical: Scroller {
        vellum: true
    }

    delegate: ColumnLayout {
        id: line

        required property string name
        required property string colour
        required property string text
        required property bool isMine
        required property int player
        required property int manner
        required property bool isFree
        readonly property bool isHidden: line.isFree && !line.isMine && !Preferences.freeChat

        width: ListView.view.width - Theme.px(8)
        spacing: 0

        RowLayout {
            spacing: Theme.px(6)

            Shield {
                size: Theme.px(14)
                folder: "table"
                colour: line.colour === "" ? "blue" : line.colour
                opacity: line.colour === "" ? 0 : 1
            }
            Label {
                vellum: true
                text: line.name
                color: line.isMine ? Theme.imperial : Theme.ink
                font.pixelSize: Theme.em(13)
                font.weight: Font.Bold
            }
            Item {
                Layout.fillWidth: true
            }
            Manners {
                Layout.preferredHeight: Theme.em(18)
                visible: line.player > 0
                player: line.player
                name: line.name
                manner: line.manner
                reasons: Table.mode === "live" ? ["insult", "stalling", "cheating"] : []
                hasMatch: true
                onShunned: how => Table.shun(line.player, how)
                onReported: (reason, isWhole) => Table.reportPerson(line.player, reason, isWhole)
            }
        }
        Label {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.px(20)
            vellum: true
            text: line.manner === 1 ? qsTr("muted") : line.manner === 2 ? qsTr("blocked") : line.isHidden ? qsTr("written freely; free chat is off in the settings") : line.text
            opacity: line.manner === 0 && !line.isHidden ? 1 : 0.6
            font.italic: line.manner !== 0 || line.isHidden
            wrapMode: Text.Wrap
            font.pixelSize: Theme.em(14)
        }
    }
    EmptyNote {
        anchors.fill: parent
        anchors.margins: Theme.px(10)
        visible: root.count === 0
        vellum: true
        sign: "chat"
        text: qsTr("Nobody has spoken yet")
        line: qsTr("Everybody at this table reads what you write.")
    }
}
