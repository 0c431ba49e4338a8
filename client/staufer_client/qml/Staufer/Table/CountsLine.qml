pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What the game counts of a player: a sign and a figure for each. */
RowLayout {
    id: root

    required property list<string> signs
    required property list<string> figures
    required property string speech

    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.speech

    Repeater {
        model: root.signs

        delegate: RowLayout {
            id: count

            required property int index
            required property string modelData

            spacing: Theme.px(4)
            Layout.rightMargin: Theme.px(root.width > Theme.px(240) ? 8 : 0)

            Art {
                Layout.preferredWidth: Theme.em(18)
                Layout.preferredHeight: Theme.em(18)
                name: Table.game + "/" + count.modelData
            }
            Label {
                text: root.figures[count.index] ?? ""
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }
    Item {
        Layout.fillWidth: true
    }
}
