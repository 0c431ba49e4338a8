import QtQuick
import Staufer.Bridge

/** The menu of the table, and what it asks before somebody resigns or leaves. */
Item {
    id: root

    readonly property bool isOpen: menu.visible || resigning.visible || leaving.visible

    TableMenu {
        id: menu

        onResigning: resigning.open()
        onLeaving: leaving.open()
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
        sentence: Table.mode === "live" ? qsTr("The match goes on without you and your clock runs; after two minutes away a house bot plays your seat. You can come back from your matches.") : qsTr("The match is kept as it stands. You can go on with it from your matches.")
        yes: qsTr("Leave")
        onAgreed: Table.leave()
    }

    function open() {
        menu.open();
    }

    function close() {
        menu.close();
        resigning.close();
        leaving.close();
    }
}
