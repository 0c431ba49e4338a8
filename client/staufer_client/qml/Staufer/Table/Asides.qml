import QtQuick
import Staufer.Bridge

/** The menu of the table, and what it asks before somebody resigns or leaves. */
Item {
    id: root

    readonly property bool isOpen: menu.visible || resigning.visible || leaving.visible || back.visible || proposing.visible || report.visible

    TableMenu {
        id: menu

        onGoingBack: back.open()
        onProposing: what => {
            proposing.what = what;
            proposing.open();
        }
        onReporting: report.open()
        onResigning: resigning.open()
        onLeaving: leaving.open()
    }
    AskFirst {
        id: back

        title: qsTr("Go back further?")
        sentence: qsTr("To before your last choice, if everybody agrees. What was drawn or shown since stays known, cards are drawn anew, and no clock gets its time back.")
        yes: Table.mode === "live" ? qsTr("Ask the others") : qsTr("All agree")
        onAgreed: Table.vote(2, true)
    }
    AskFirst {
        id: proposing

        property int what: 0

        title: proposing.what === 0 ? qsTr("Propose a draw?") : qsTr("Propose to call the match off?")
        sentence: proposing.what === 0 ? qsTr("If everybody agrees, all who still play share the first place. The proposal stands until everybody has had a turn.") : qsTr("If everybody agrees, the match ends and counts for nobody. The proposal stands until everybody has had a turn.")
        yes: Table.mode === "live" ? qsTr("Propose it") : qsTr("All agree")
        onAgreed: Table.vote(proposing.what, true)
    }
    ReportDialog {
        id: report
    }
    AskFirst {
        id: resigning

        title: qsTr("Resign this match?")
        sentence: Table.mode === "live" ? qsTr("You take the last place, and a ranked match counts. This cannot be taken back.") : qsTr("You take the last place. This cannot be taken back.")
        yes: qsTr("Resign")
        onAgreed: Table.resign()
    }
    AskFirst {
        id: leaving

        title: qsTr("Leave the table?")
        sentence: Table.mode === "live" ? qsTr("The match goes on without you and your clock runs. In a live match your place is lost after half a minute; come back before that, from your matches.") : qsTr("The match is kept as it stands. You can go on with it from your matches.")
        yes: qsTr("Leave")
        onAgreed: Table.leave()
    }

    function open() {
        menu.open();
    }

    function close() {
        menu.close();
        back.close();
        proposing.close();
        report.close();
        resigning.close();
        leaving.close();
    }
}
