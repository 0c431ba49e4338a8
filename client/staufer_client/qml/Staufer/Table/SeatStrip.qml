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
            Manners {
                objectName: "manners_seat_" + card.seat
                x: Theme.px(9)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(42)
                height: Theme.px(48)
                visible: card.player > 0 && (Table.mode === "live" || Table.mode === "spectator")
                vellum: false
                player: card.player
                name: card.name
                manner: card.manner
                reasons: Table.mode === "live" ? ["insult", "stalling", "cheating", "name"] : []
                hasMatch: true
                contentItem: Item {
                    Rectangle {
                        anchors.right: parent.right
                        anchors.top: parent.top
                        visible: card.manner !== 0
                        width: Theme.em(18)
                        height: width
                        radius: width / 2
                        color: Theme.raised
                        border.color: Theme.line

                        Icon {
                            anchors.centerIn: parent
                            icon: "lock"
                            tint: Theme.iconText
                            size: Theme.em(12)
                        }
                    }
                }
                onShunned: how => Table.shun(card.player, how)
                onReported: (reason, isWhole) => Table.reportPerson(card.player, reason, isWhole)
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
