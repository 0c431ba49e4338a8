pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Matches of others that are being played now; each opens at its table, to look on. */
FocusScope {
    id: root

    readonly property bool isOnline: Connection.state === "online"

    Component.onCompleted: Watching.refresh()
    onIsOnlineChanged: if (root.isOnline)
        Watching.refresh()

    Timer {
        interval: 15000
        repeat: true
        running: root.visible && root.isOnline
        onTriggered: Watching.refresh()
    }
    Scroll {
        anchors.fill: parent

        PageHead {
            title: qsTr("Watch")
            line: Watching.problem !== "" ? Watching.problem : qsTr("You see what everybody at the table may see; rated matches a minute late, so that it helps nobody.")
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: root.width < Theme.px(860) * Theme.textScale ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: Theme.px(300)
                title: qsTr("Being played now")
                note: Watching.list.count > 0 ? qsTr("%1 to watch").arg(Watching.list.count) : ""

                Scroll {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: Watching.list.count > 0
                    spacing: 0

                    Repeater {
                        model: Watching.list

                        WatchRow {
                            objectName: "watch_" + match
                            enabled: root.isOnline
                            opacity: enabled ? 1 : 0.6
                            onClicked: Watching.open(match)
                        }
                    }
                    Item {
                        Layout.fillHeight: true
                    }
                }
                EmptyNote {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: Watching.list.count === 0
                    sign: "eye"
                    text: !root.isOnline ? qsTr("No server, no matches") : Watching.isKnown ? qsTr("Nobody else plays just now") : qsTr("Asking the server …")
                    line: root.isOnline ? qsTr("Matches of others stand here as soon as they begin. Your own you find under My matches.") : qsTr("As soon as there is a connection, the matches that are played there stand here.")
                }
            }
            LobbyChat {
                Layout.fillHeight: true
                Layout.fillWidth: parent.columns === 1
                Layout.preferredWidth: Theme.px(360)
                Layout.minimumHeight: Theme.px(340)
            }
        }
    }
}
