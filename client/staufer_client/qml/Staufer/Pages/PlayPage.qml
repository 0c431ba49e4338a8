import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Play: choose what to look for, and see what comes of it. Enter begins the search, Escape ends it. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale

    property bool wantsFriends: false
    readonly property bool isAmongFriends: root.wantsFriends || Invitation.isOpen || Invitation.draft !== "" || Invitation.problem !== ""

    Keys.onReturnPressed: form.begin()
    Keys.onEnterPressed: form.begin()
    Keys.onEscapePressed: event => {
        event.accepted = Queue.state === "searching";
        if (event.accepted)
            Queue.leave();
    }

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
            line: Queue.state === "checking" ? qsTr("Say that you are ready within 15 seconds.") : qsTr("One search at a time; practice goes on beside it.")
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
                isAmongFriends: root.isAmongFriends
                onFriends: root.wantsFriends = !root.isAmongFriends
            }
            FriendsPanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 576
                Layout.alignment: Qt.AlignTop
                visible: root.isAmongFriends
                canInvite: form.canBegin && form.isIdle
                seats: form.wish.seats.length > 0 ? Math.max(...form.wish.seats) : 0
                onInvited: form.wish.invite()
            }
            PlayOutlook {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 576
                visible: !root.isAmongFriends
                onHelped: what => form.wish.help(what)
            }
        }
        NotSure {
            Layout.fillWidth: true
            visible: Queue.state === "idle"
            onPractised: practice.ask("")
            onShared: hotSeat.ask("")
        }
    }
}
