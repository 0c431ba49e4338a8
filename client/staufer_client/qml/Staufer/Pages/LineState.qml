import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The line to the server: an icon, a word, a number; changes are spoken. */
RowLayout {
    id: root

    readonly property bool isOnline: Connection.state === "online"
    readonly property string address: Connection.server.replace(/^https?:\/\//, "")
    readonly property string word: root.isOnline ? qsTr("Connected") : Connection.state === "connecting" ? qsTr("Connecting …") : Connection.state === "refused" ? qsTr("Refused") : qsTr("Offline")
    readonly property string detail: root.isOnline ? (Connection.online > 0 ? qsTr("%1 online").arg(Connection.online) : root.address) : root.address === "" ? qsTr("no server chosen") : root.address

    spacing: Theme.px(10)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2").arg(root.word).arg(root.detail)
    onWordChanged: root.Accessible.announce(root.word, Accessible.Polite)

    Icon {
        icon: root.isOnline ? "online" : Connection.state === "connecting" ? "rematch" : "offline"
        tint: Theme.iconAccent
        size: Theme.em(22)
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Label {
            objectName: "line_state"
            Layout.fillWidth: true
            text: root.word
            color: root.isOnline ? Theme.good : Connection.state === "connecting" ? Theme.accent : Theme.bad
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: root.detail
            elide: Text.ElideMiddle
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    IconButton {
        objectName: "line_retry"
        visible: !root.isOnline && Connection.canRetry
        sign: "rematch"
        text: qsTr("Try again")
        note: qsTr("F5")
        onClicked: Connection.retry()
    }
}
