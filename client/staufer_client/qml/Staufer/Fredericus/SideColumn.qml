import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What stands left of the board: deck, bets, flank guide where there is room, and the own book, or all that are open. */
Scroll {
    id: root

    readonly property real room: root.height - deck.implicitHeight - bets.implicitHeight - (book.visible ? book.implicitHeight : 0) - (hands.visible ? hands.implicitHeight : 0) - 5 * root.spacing

    bleed: 0
    spacing: Theme.px(8)
    clip: root.isLong

    DeckPanel {
        id: deck

        Layout.fillWidth: true
    }
    BetPanel {
        id: bets

        Layout.fillWidth: true
    }
    FlankGuide {
        Layout.fillWidth: true
        visible: implicitHeight < root.room
    }
    HuntingBook {
        id: book

        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: FredericusBoard.objectives.count > 0 || Table.mySeat >= 0
    }
    HandsPanel {
        id: hands

        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: FredericusBoard.hands.count > 0
    }
    Item {
        Layout.fillHeight: true
        visible: !book.visible && !hands.visible
    }
}
