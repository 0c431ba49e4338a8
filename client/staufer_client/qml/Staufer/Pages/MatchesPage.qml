pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** My matches: in play on the server, unfinished on this computer, and those that are over. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale
    readonly property real least: Theme.px(260) * Theme.textScale

    Component.onCompleted: Matches.refresh()

    ConfirmDialog {
        id: discarding

        objectName: "discard_dialog"
        title: qsTr("Throw this match away?")
        sentence: qsTr("It is kept on this computer only; afterwards nobody can go on with it.")
        action: qsTr("Throw away")
        subject: ""
        onConfirmed: subject => Matches.discard(subject)
    }
    Scroll {
        anchors.fill: parent

        PageHead {
            title: qsTr("My matches")
            line: Matches.problem !== "" ? Matches.problem : qsTr("What is in play, what you left unfinished, and what is over.")
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: root.isNarrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            uniformCellWidths: true

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap

                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: root.least
                    title: qsTr("In play")
                    note: qsTr("on the server")

                    Scroll {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        visible: Matches.live.count > 0
                        spacing: Theme.px(6)

                        Repeater {
                            model: Matches.live

                            MatchRow {
                                required property string match
                                required property string namesText
                                required property string paceText
                                required property string whenText
                                required property string leftText
                                required property bool isMyTurn

                                objectName: "live_" + match
                                names: namesText
                                detail: [leftText, Paces.told(paceText), whenText].filter(part => part !== "").join(", ")
                                stage: isMyTurn ? qsTr("your move") : qsTr("they move")
                                isMine: isMyTurn
                                enabled: Connection.state === "online"
                                opacity: enabled ? 1 : 0.6
                                onClicked: Matches.openMatch(match)
                            }
                        }
                        Item {
                            Layout.fillHeight: true
                        }
                    }
                    EmptyNote {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        visible: Matches.live.count === 0
                        sign: "swords"
                        text: qsTr("No match in play")
                        line: qsTr("A match that you have begun on the server waits for you here, also after a lost line.")

                        PlainButton {
                            objectName: "matches_play"
                            sign: "swords"
                            text: qsTr("Find a match")
                            isOn: true
                            onClicked: Program.open("play")
                        }
                    }
                }
                UnfinishedPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: root.least
                    onDiscarded: ident => discarding.ask(ident)
                }
            }
            PastPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: root.least
            }
        }
    }
}
