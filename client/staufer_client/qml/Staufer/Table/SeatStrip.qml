pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** All seats in turn order. */
RowLayout {
    id: root

    /** A player was clicked, by the board id. */
    signal chosen(target: string)
    /** The pointer or the focus is on a player who can be chosen; empty: on none. */
    signal pointed(target: string)

    uniformCellSizes: true
    spacing: Theme.px(8)

    Repeater {
        model: Table.seats

        delegate: SeatCard {
            id: card

            Layout.fillWidth: true
            Layout.fillHeight: true
            isScored: Table.mode === "replay" && clockText === ""

            Pressable {
                objectName: "score_" + card.seat
                anchors.fill: parent
                visible: Table.mode === "replay"
                text: qsTr("To the next change of the points of %1").arg(card.name)
                background: null
                contentItem: null
                onClicked: Table.replay.stepScore(1, card.seat)
            }
            SeatTarget {
                anchors.fill: parent
                seat: card.seat
                speech: qsTr("Choose %1").arg(card.name)
                onClicked: root.chosen(target)
                onPointed: isOn => root.pointed(isOn ? target : "")
            }
        }
    }
}
