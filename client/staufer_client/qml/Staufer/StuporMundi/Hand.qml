pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The own hand with the sizes of the own piles; the discard pile opens in its place, and the Houses while they are chosen. */
Sheet {
    id: root

    readonly property bool asksForDiscards: Table.openTargets.some(target => target.startsWith("discard:"))
    property bool wantsDiscards: false
    readonly property bool isForeign: !StuporMundiBoard.isOwn
    /** Who watches sees the hand of the player who is shown, where it lies open. */
    readonly property bool isOpen: Table.mySeat < 0 && StuporMundiBoard.hand.count > 0
    readonly property bool showsDiscards: root.wantsDiscards || root.isForeign && !root.isOpen
    readonly property bool showsHouses: StuporMundiBoard.houses.count > 0
    readonly property int held: root.showsHouses ? StuporMundiBoard.houses.count : root.showsDiscards ? StuporMundiBoard.discards.count : StuporMundiBoard.hand.count
    readonly property real room: root.width - 16
    readonly property real cardWidth: Math.min(root.showsHouses ? 130 : 92, Math.max(55, (root.room - 5 * (root.held - 1)) / Math.max(1, root.held)))
    readonly property real pitch: root.held > 1 ? Math.min(root.cardWidth + 5, (root.room - root.cardWidth) / (root.held - 1)) : 0

    face: Theme.light ? "#FBF5E6" : "#252A36"
    faceLow: Theme.light ? "#EFE3C8" : "#1A1E28"
    edge: Theme.line
    isVellum: false
    titleColor: Theme.text
    Accessible.name: heading.text
    onAsksForDiscardsChanged: root.wantsDiscards = root.asksForDiscards && !Table.openTargets.some(target => target.startsWith("hand:"))

    component Pile: T.AbstractButton {
        id: pile

        required property string sign
        property bool isOn: false

        width: row.implicitWidth + 12
        height: 24
        focusPolicy: Qt.TabFocus
        Accessible.role: Accessible.Button
        Accessible.name: pile.text
        Keys.onReturnPressed: pile.click()
        background: Rectangle {
            radius: 4
            color: pile.isOn || pile.hovered ? Theme.hover : "transparent"
            border.width: pile.visualFocus || pile.isOn ? 1.5 : 0
            border.color: Theme.gold
        }

        Row {
            id: row

            anchors.centerIn: parent
            spacing: 4

            Sign {
                name: pile.sign
                size: 18
            }
            Words {
                height: 18
                text: pile.text
                color: Theme.soft
                font.pixelSize: Look.small
            }
        }
    }

    component Fan: Repeater {
        delegate: HandCard {
            id: card

            required property int index

            x: 8 + card.index * root.pitch
            y: 30 - (card.mark === "chosen" ? 8 : card.isLit ? 3 : 0)
            z: card.isLit ? 50 : card.index
            width: root.cardWidth
            height: root.height - 38

            Behavior on x {
                NumberAnimation {
                    duration: Look.isStill ? 0 : Look.calm
                    easing.type: Easing.InOutCubic
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: Look.isStill ? 0 : 120
                    easing.type: Easing.OutQuad
                }
            }
        }
    }

    Words {
        id: heading

        x: 12
        y: 4
        height: 22
        text: root.showsHouses ? qsTr("Houses") : root.showsDiscards ? qsTr("Discard pile of %1").arg(StuporMundiBoard.shownName) : root.isOpen ? qsTr("Hand of %1").arg(StuporMundiBoard.shownName) : Table.mySeat < 0 ? qsTr("Hands are secret") : StuporMundiBoard.hand.count === 1 ? qsTr("Your hand · 1 card") : qsTr("Your hand · %1 cards").arg(StuporMundiBoard.hand.count)
        color: Theme.text
        elide: Text.ElideRight
        width: Math.min(implicitWidth, root.width - piles.width - 24)
        font.weight: Font.Bold
    }
    Row {
        id: piles

        anchors.right: parent.right
        anchors.rightMargin: 8
        y: 3
        spacing: 2

        Parts {
            visible: root.isForeign
            anchors.verticalCenter: parent.verticalCenter
            parts: [":hand", StuporMundiBoard.handSize]
            size: 16
            ink: Theme.soft
        }
        Parts {
            anchors.verticalCenter: parent.verticalCenter
            parts: [":pile", qsTr("draw %1").arg(StuporMundiBoard.pileSize)]
            size: 16
            spacing: 4
            ink: Theme.soft
        }
        Pile {
            objectName: "discard_pile"
            sign: "discard"
            text: root.wantsDiscards ? qsTr("back to the hand") : qsTr("discard %1").arg(StuporMundiBoard.discardSize)
            isOn: root.wantsDiscards
            visible: !root.isForeign || root.isOpen
            onClicked: root.wantsDiscards = !root.wantsDiscards
        }
    }
    Words {
        visible: root.held === 0
        anchors.centerIn: parent
        text: root.showsDiscards ? qsTr("no card lies here") : Table.mySeat < 0 ? qsTr("Only their owners see them.") : qsTr("no cards")
        color: Theme.soft
    }
    Item {
        visible: !root.showsHouses && !root.showsDiscards
        anchors.fill: parent

        Fan {
            model: StuporMundiBoard.hand
        }
    }
    Item {
        visible: root.showsDiscards && !root.showsHouses
        anchors.fill: parent

        Fan {
            model: StuporMundiBoard.discards
        }
    }
    Item {
        visible: root.showsHouses
        anchors.fill: parent

        Fan {
            model: StuporMundiBoard.houses
        }
    }
}
