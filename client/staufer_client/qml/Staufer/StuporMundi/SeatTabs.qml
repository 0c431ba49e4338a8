pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** Whose boards are shown: a shield for each seat; Shift and the number of the seat does the same. */
Row {
    id: root

    spacing: 3

    Repeater {
        model: Table.seats

        delegate: T.AbstractButton {
            id: tab

            required property int index
            required property int seat
            required property string name
            required property string colour
            readonly property bool isOn: StuporMundiBoard.shownSeat === tab.seat

            width: 28
            height: 27
            focusPolicy: Qt.TabFocus
            objectName: "castle_of_" + tab.seat
            Accessible.role: Accessible.PageTab
            Accessible.name: qsTr("Boards of %1").arg(tab.name)
            Accessible.checked: tab.isOn
            Keys.onReturnPressed: tab.click()
            onClicked: StuporMundiBoard.show(tab.seat)
            background: Rectangle {
                radius: 4
                color: tab.isOn ? "#FFF6DC" : tab.hovered ? "#40FFFFFF" : "transparent"
                border.width: tab.isOn || tab.visualFocus ? 2 : 0
                border.color: Look.goldDeep
            }

            Shield {
                anchors.centerIn: parent
                folder: "table"
                colour: tab.colour
                size: 19
                opacity: tab.isOn ? 1 : 0.8
            }
            Tooltip {
                visible: tab.hovered || tab.visualFocus
                text: tab.Accessible.name
                key: qsTr("Shift+%1").arg(tab.index + 1)
            }
            Shortcut {
                sequence: "Shift+" + (tab.index + 1)
                enabled: Program.page === "table"
                onActivated: StuporMundiBoard.show(tab.seat)
            }
        }
    }
}
