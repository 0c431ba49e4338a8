pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** How the last matches of the game that is shown came out, by the number of players. */
Panel {
    id: root

    component Cell: Label {
        Layout.preferredWidth: Theme.em(64)
        horizontalAlignment: Text.AlignRight
    }

    title: qsTr("Matches and wins")
    note: qsTr("of the last fifty")
    visible: Profile.records.count > 0
    spacing: Theme.px(2)

    RowLayout {
        Layout.fillWidth: true

        Item {
            Layout.fillWidth: true
        }
        Cell {
            isSoft: true
            text: qsTr("played")
            font.pixelSize: Theme.small
        }
        Cell {
            isSoft: true
            text: qsTr("won")
            font.pixelSize: Theme.small
        }
        Cell {
            isSoft: true
            text: qsTr("place")
            font.pixelSize: Theme.small
        }
    }
    Repeater {
        model: Profile.records

        RowLayout {
            id: line

            required property int seats
            required property int matches
            required property int wins
            required property int share
            required property real meanPlace
            readonly property string players: line.seats === 1 ? qsTr("alone") : qsTr("%1 players").arg(line.seats)
            readonly property string place: line.meanPlace.toLocaleString(Qt.locale(), "f", 1)

            objectName: "record_" + line.seats
            Layout.fillWidth: true
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2 played, %3 won, mean place %4").arg(line.players).arg(line.matches).arg(line.wins).arg(line.place)

            Label {
                Layout.fillWidth: true
                text: line.players
                elide: Text.ElideRight
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Cell {
                text: line.matches
                Accessible.ignored: true
            }
            Cell {
                text: qsTr("%1 %").arg(line.share)
                Accessible.ignored: true
            }
            Cell {
                text: line.place
                Accessible.ignored: true
            }
        }
    }
}
