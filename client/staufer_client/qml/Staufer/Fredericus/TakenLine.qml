pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Creatures taken by a seat (eight end the game) and the objectives it holds. */
RowLayout {
    id: root

    required property list<string> taken
    required property int objectives

    spacing: Theme.px(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of 8 creatures, %2 objectives").arg(root.taken.length).arg(root.objectives)

    Repeater {
        model: 8

        delegate: Rectangle {
            id: slot

            required property int index
            readonly property bool isFilled: slot.index < root.taken.length

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(24)
            Layout.maximumWidth: Theme.px(24)
            Layout.minimumWidth: Theme.px(8)
            Layout.preferredHeight: width
            radius: Theme.px(4)
            color: slot.isFilled ? "#F2E7D0" : "transparent"
            border.color: slot.isFilled ? "#B79F6E" : Theme.line

            Figure {
                visible: slot.isFilled
                anchors.fill: parent
                anchors.margins: 1
                fullWidth: 24
                name: slot.isFilled ? root.taken[slot.index] : ""
            }
        }
    }
    Item {
        Layout.fillWidth: true
    }
    Figure {
        Layout.preferredWidth: Theme.em(16)
        Layout.preferredHeight: Theme.em(16)
        name: "backcard"
    }
    Label {
        text: root.objectives
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
