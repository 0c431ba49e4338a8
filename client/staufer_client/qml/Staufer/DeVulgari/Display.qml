pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** Lies over the map while something is decided that has no place on it: a look into the Library, the auction, the election. */
Item {
    id: root

    readonly property bool hasTiles: DeVulgariBoard.tiles.count > 0
    readonly property bool hasCards: DeVulgariBoard.isChoosingCharacter
    readonly property bool hasRanks: DeVulgariBoard.ranks.count > 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    visible: root.hasTiles || root.hasRanks || root.hasCards || DeVulgariBoard.hasAuction
    width: Math.max(words.width, content.width) + 36
    height: content.y + content.height + 16
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Sheet {
        anchors.fill: parent
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: 8
        color: "transparent"
        border.color: "#C9A24B"
        border.width: 3
    }
    BoardLabel {
        id: heading

        anchors.horizontalCenter: parent.horizontalCenter
        y: 10
        text: root.title()
        color: Look.red
        font.family: Theme.serif
        font.pixelSize: 18
        font.weight: Font.Bold
    }
    BoardLabel {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        y: 33
        text: root.sentence()
        color: Look.inkSoft
        font.pixelSize: 13
    }
    Column {
        id: content

        anchors.horizontalCenter: parent.horizontalCenter
        y: 60

        Row {
            visible: root.hasCards
            spacing: 12

            Repeater {
                model: DeVulgariBoard.characters

                delegate: CharacterCard {
                    onClicked: root.chosen(target)
                    onPointed: isOn => root.pointed(target, isOn)
                }
            }
        }
        Row {
            visible: root.hasTiles
            spacing: 12

            Repeater {
                model: DeVulgariBoard.tiles

                delegate: LibraryTile {
                    onClicked: root.chosen(target)
                    onPointed: isOn => root.pointed(target, isOn)
                }
            }
        }
        Row {
            visible: !root.hasTiles && DeVulgariBoard.hasAuction
            spacing: 8

            Repeater {
                model: DeVulgariBoard.bidders

                delegate: Bidder {}
            }
        }
        Row {
            visible: root.hasRanks
            spacing: 8

            Repeater {
                model: DeVulgariBoard.ranks

                delegate: Rank {}
            }
        }
    }

    function title(): string {
        if (root.hasCards)
            return qsTr("Friars and cardinals");
        if (root.hasTiles)
            return qsTr("Papal Library");
        return root.hasRanks ? qsTr("Election") : qsTr("Stupor Mundi");
    }

    function sentence(): string {
        if (root.hasCards)
            return qsTr("Choose one; his knowledge comes at once, his points at the end.");
        if (root.hasTiles)
            return qsTr("Keep one, put the others back: the first lies uppermost.");
        if (root.hasRanks)
            return qsTr("The most knowing first; everybody may rise once.");
        const prize = DeVulgariBoard.prize;
        return DeVulgariBoard.highestBid > 0 ? qsTr("%1 knowledge; the highest bid is %2.").arg(prize).arg(DeVulgariBoard.highestBid) : qsTr("%1 knowledge for the highest bid in votes.").arg(prize);
    }
}
