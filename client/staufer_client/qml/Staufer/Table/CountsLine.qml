pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** What the game counts of a player: a sign and a figure for each, drawn smaller where there is too little room. */
Item {
    id: root

    required property list<string> signs
    required property list<string> figures
    required property string speech

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: root.speech

    RowLayout {
        id: row

        spacing: Theme.px(root.width > Theme.px(240) ? 14 : 6)
        anchors.verticalCenter: parent.verticalCenter
        transformOrigin: Item.Left
        scale: Math.min(1, root.width / Math.max(1, implicitWidth))

        Repeater {
            model: root.signs

            delegate: RowLayout {
                id: count

                required property int index
                required property string modelData

                spacing: Theme.px(4)

                Art {
                    Layout.preferredWidth: Theme.em(18)
                    Layout.preferredHeight: Theme.em(18)
                    name: count.modelData
                }
                Label {
                    visible: text !== ""
                    text: root.figures[count.index] ?? ""
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }
}
