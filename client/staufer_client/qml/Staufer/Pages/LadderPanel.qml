pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The ladder of one game: who stands where, and where I stand. A line opens its player's profile. */
Panel {
    id: root

    title: qsTr("Ladder")
    note: Ladder.asOf !== "" ? qsTr("as of %1").arg(Ladder.asOf) : ""
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    bottomPadding: Theme.px(10)
    tools: GameTabs {
        current: Ladder.game
        onPicked: game => Ladder.load(game)
    }

    Scroll {
        id: lines

        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Ladder.rows.count > 0
        implicitHeight: Theme.px(160)
        bleed: Theme.px(5)
        spacing: 0

        Repeater {
            model: Ladder.rows

            LadderLine {
                id: line

                required property string player

                objectName: "ladder_" + line.place
                onClicked: Program.openWith("profile", line.player)
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Ladder.rows.count === 0
        sign: "cup"
        text: Connection.state === "online" ? qsTr("Nobody stands on the ladder yet") : qsTr("No ladder in sight")
        line: Ladder.problem !== "" ? Ladder.problem : Connection.state === "online" ? qsTr("The first rated match between players with names makes it.") : qsTr("It comes with the connection.")
    }
    LadderLine {
        objectName: "ladder_me"
        visible: Ladder.myGames > 0 && Ladder.myPlace === 0
        place: 0
        name: Account.name
        rating: Ladder.myRating
        games: Ladder.myGames
        isMe: true
        isBot: false
        remark: qsTr("not listed")
        onClicked: Program.openWith("profile", "")
    }
    Label {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.px(8)
        visible: Ladder.myNote !== ""
        isSoft: true
        text: Ladder.myNote
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
    }
}
