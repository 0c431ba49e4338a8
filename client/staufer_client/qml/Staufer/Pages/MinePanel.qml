pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What was begun and is not over: matches on the server, and those kept on this computer. */
Panel {
    id: root

    readonly property bool isEmpty: Matches.live.count + Matches.unfinished.count === 0

    /** Sits down at the first match that waits for me; where none does, at the first one. */
    function openFirst(): void {
        let first = live.itemAt(0) as MatchRow;
        for (let n = live.count - 1; n >= 0; n -= 1) {
            const row = live.itemAt(n) as MatchRow;
            first = row.isMine ? row : first;
        }
        first?.click();
    }

    title: qsTr("Your matches")
    note: Matches.live.count > 0 ? qsTr("%1 in play").arg(Matches.live.count) : ""
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    bottomPadding: Theme.px(8)

    Scroll {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !root.isEmpty
        spacing: Theme.px(5)

        Repeater {
            id: live

            model: Matches.live

            MatchRow {
                required property string match
                required property string namesText
                required property string paceText
                required property string leftText
                required property bool isMyTurn

                objectName: "live_" + match
                names: namesText
                detail: [leftText, Paces.told(paceText)].filter(part => part !== "").join(", ")
                stage: isMyTurn ? qsTr("your move") : qsTr("they move")
                isMine: isMyTurn
                enabled: Connection.state === "online"
                opacity: enabled ? 1 : 0.6
                onClicked: Matches.openMatch(match)
            }
        }
        Repeater {
            model: Matches.unfinished

            MatchRow {
                required property string ident
                required property string namesText
                required property string whenText
                required property string mode

                objectName: "unfinished_" + ident
                names: namesText
                detail: whenText
                stage: mode === "hotseat" ? qsTr("hot seat") : qsTr("practice")
                onClicked: Matches.resume(ident)
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: root.isEmpty
        sign: "hourglass"
        text: qsTr("Nothing waits for you")
        line: qsTr("Matches in play stand here, and practice that you left unfinished.")
    }
}
