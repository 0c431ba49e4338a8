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
    width: content.width + 36
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
        text: root.hasCards ? qsTr("Friars and cardinals") : root.hasTiles ? qsTr("Papal Library") : root.hasRanks ? qsTr("Election") : qsTr("Stupor Mundi")
        color: Look.red
        font.family: Theme.serif
        font.pixelSize: 18
        font.weight: Font.Bold
    }
    BoardLabel {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        y: 33
        text: root.hasCards ? qsTr("Choose one; his knowledge comes at once, his points at the end.") : root.hasTiles ? qsTr("Keep one, put the others back: the first lies uppermost.") : root.hasRanks ? qsTr("The most knowing first; everybody may rise once.") : DeVulgariBoard.highestBid > 0 ? qsTr("%1 knowledge; the highest bid is %2.").arg(DeVulgariBoard.prize).arg(DeVulgariBoard.highestBid) : qsTr("%1 knowledge for the highest bid in votes.").arg(DeVulgariBoard.prize)
        color: Look.inkSoft
        font.pixelSize: 13
    }
    Item {
        id: content

        x: 18
        y: 60
        width: Math.max(words.width, cards.visible ? cards.width : 0, tiles.visible ? tiles.width : 0, bidders.visible ? bidders.width : 0, ranks.visible ? ranks.width : 0)
        height: cards.visible ? cards.height : tiles.visible ? tiles.height : bidders.visible ? bidders.height : ranks.height

        Row {
            id: cards

            visible: root.hasCards
            anchors.horizontalCenter: parent.horizontalCenter
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
            id: tiles

            visible: root.hasTiles
            anchors.horizontalCenter: parent.horizontalCenter
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
            id: bidders

            visible: !root.hasTiles && DeVulgariBoard.hasAuction
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8

            Repeater {
                model: DeVulgariBoard.bidders

                delegate: Bidder {}
            }
        }
        Row {
            id: ranks

            visible: root.hasRanks
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8

            Repeater {
                model: DeVulgariBoard.ranks

                delegate: Rank {}
            }
        }
    }
}
