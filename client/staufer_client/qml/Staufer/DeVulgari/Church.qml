pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Friars and cardinals: who is still to be had, whose the others are, and what becomes of amanuenses in an abbey. */
Panel {
    id: root

    property int current: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    padding: Theme.px(11)
    topPadding: Theme.px(7)
    bottomPadding: Theme.px(8)
    spacing: Theme.px(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Heading {
        id: heading

        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(10)
        text: qsTr("Friars and cardinals")
        font.pixelSize: Theme.em(13)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.px(4)

        Repeater {
            id: chips

            model: DeVulgariBoard.characters

            delegate: CharacterChip {
                id: chip

                required property int index

                isCurrent: root.current === chip.index
                onClicked: root.chosen(target)
                onPointed: isOn => root.pointed(target, isOn)
                onReached: root.current = chip.index
                onStepped: by => chips.itemAt((chip.index + by + chips.count) % chips.count)?.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    Flow {
        visible: DeVulgariBoard.scribesToKnowledge !== "" || DeVulgariBoard.scribesToPoints !== ""
        Layout.fillWidth: true
        spacing: Theme.px(6)

        Plate {
            objectName: "scribes_knowledge"
            target: "scribes:knowledge"
            sign: "cube_green"
            text: qsTr("to knowledge")
            mark: DeVulgariBoard.scribesToKnowledge
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
        }
        Plate {
            objectName: "scribes_points"
            target: "scribes:points"
            sign: "cube_green"
            text: qsTr("to points")
            mark: DeVulgariBoard.scribesToPoints
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
        }
    }
}
