pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The games by their initials, the open one also by name; with one game there is nothing to choose. */
RowLayout {
    id: root

    required property string current

    signal picked(string game)

    visible: Program.games.count > 1
    spacing: Theme.px(4)

    Repeater {
        model: Program.games

        Pressable {
            id: tab

            required property string ident
            required property string name
            required property string title
            readonly property bool isOn: tab.ident === root.current

            objectName: "tab_" + tab.ident
            text: tab.title
            leftPadding: Theme.px(4)
            rightPadding: Theme.px(4)
            Accessible.role: Accessible.PageTab
            Accessible.selected: tab.isOn
            background: Rectangle {
                radius: Theme.px(6)
                color: tab.isOn ? Theme.chosen : tab.hovered ? Theme.hover : "transparent"
                border.width: tab.isOn ? 1 : 0
                border.color: Theme.gold
            }
            contentItem: RowLayout {
                spacing: Theme.px(8)

                Art {
                    Layout.preferredWidth: Theme.px(26)
                    Layout.preferredHeight: Theme.px(26)
                    name: "lobby/mini_" + tab.name
                    opacity: tab.isOn ? 1 : 0.7
                }
                Label {
                    visible: tab.isOn
                    text: tab.title
                    color: Theme.title
                    rightPadding: Theme.px(6)
                    font.pixelSize: Theme.small
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
            }
            onClicked: root.picked(tab.ident)
        }
    }
}
