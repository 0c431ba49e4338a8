pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The sixteen turns with the cubes that wait on them, and below, in large, those of the present turn. */
Item {
    id: root

    /** Where the things of a player are, from the left edge of this sheet: the own ones, and those of each place in the strip. */
    property point ownPlace
    property real stripWidth: 1000
    property real stripStart: 0
    property int current: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    width: 214
    height: 306
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Turn track, turn %1, %2").arg(DeVulgariBoard.turn).arg(DeVulgariBoard.endText)

    Sheet {
        anchors.fill: parent
    }
    BoardLabel {
        x: 10
        y: 6
        text: DeVulgariBoard.turn > 0 ? qsTr("Turn %1").arg(DeVulgariBoard.turn) : qsTr("Set-up")
        color: Look.red
        font.family: Theme.serif
        font.pixelSize: 14
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    BoardLabel {
        anchors.right: parent.right
        anchors.rightMargin: 10
        y: 7
        text: DeVulgariBoard.endText
        color: Look.inkSoft
        font.pixelSize: 12
        Accessible.ignored: true
    }
    Grid {
        x: 8
        y: 29
        columns: 4
        spacing: 2

        Repeater {
            model: DeVulgariBoard.turns

            delegate: TurnCell {
                onPointed: isOn => root.pointed("turn:" + number, isOn)
            }
        }
    }
    Row {
        x: 8
        y: 246
        spacing: 2

        Repeater {
            id: offers

            model: DeVulgariBoard.offers

            delegate: CubeOffer {
                id: offer

                required property int index

                isCurrent: root.current === offer.index
                onClicked: root.chosen(target)
                onPointed: isOn => root.pointed(target, isOn)
                onReached: root.current = offer.index
                onStepped: by => offers.itemAt((offer.index + by + offers.count) % offers.count)?.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    Repeater {
        model: DeVulgariBoard.cubes

        delegate: Cube {
            ownPlace: root.ownPlace
            stripStart: root.stripStart
            stripWidth: root.stripWidth
        }
    }
}
