import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Play: choose what to look for, and see what comes of it. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale

    property bool wantsFriends: false
    readonly property bool isAmongFriends: root.wantsFriends || Invitation.isOpen || Invitation.draft !== "" || Invitation.problem !== ""

    PracticeDialog {
        id: practice
    }
    HotSeatDialog {
        id: hotSeat
    }
    Scroll {
        anchors.fill: parent

        PageHead {
            title: Queue.state === "searching" ? qsTr("Searching") : Queue.state === "checking" ? qsTr("A table is found") : qsTr("Find a match")
            line: Queue.state === "checking" ? qsTr("Say that you are ready.") : qsTr("One search at a time; practice goes on beside it.")
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: root.isNarrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            PlayForm {
                id: form

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 580
                game: Program.argument
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 480
                spacing: Theme.gap

                FriendsPanel {
                    Layout.fillWidth: true
                    visible: root.isAmongFriends
                    canInvite: form.canInvite && form.isIdle
                    seats: form.seats.length > 0 ? Math.max(...form.seats) : 0
                    onInvited: form.invite()
                }
                PlayOutlook {
                    Layout.fillWidth: true
                    visible: !root.isAmongFriends
                }
                Panel {
                    Layout.fillWidth: true
                    title: qsTr("Not sure yet?")

                    Label {
                        Layout.fillWidth: true
                        isSoft: true
                        text: qsTr("Practice and matches at one screen need no server; nor is a match among friends ever rated.")
                        wrapMode: Text.WordWrap
                    }
                    RowLayout {
                        spacing: Theme.px(10)

                        PlainButton {
                            objectName: "play_practice"
                            sign: "bot"
                            text: qsTr("Practice")
                            onClicked: practice.ask("")
                        }
                        PlainButton {
                            objectName: "play_hotseat"
                            sign: "people"
                            text: qsTr("Hot seat")
                            onClicked: hotSeat.ask("")
                        }
                        PlainButton {
                            objectName: "play_friends"
                            sign: "link"
                            text: qsTr("With friends")
                            isOn: root.isAmongFriends
                            onClicked: root.wantsFriends = !root.wantsFriends
                        }
                    }
                }
                LadderPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: Theme.px(190)
                    visible: Queue.state === "idle" && Ladder.rows.count > 0
                }
                Item {
                    Layout.fillHeight: true
                    visible: Queue.state !== "idle" || Ladder.rows.count === 0
                }
            }
        }
    }
}
