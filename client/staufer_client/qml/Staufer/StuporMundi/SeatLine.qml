pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A player at a glance: points, goods, cards, Allies met, Edicts, and a small plan of the castle. */
RowLayout {
    id: root

    required property list<string> signs
    required property list<string> figures
    required property string speech
    required property string colour
    /** A bit for each space of the castle that is built on; then whether the player is first, and has passed. */
    required property int plan

    spacing: Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.speech

    GridLayout {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.px(280)
        columns: 4
        uniformCellWidths: true
        columnSpacing: Theme.px(2)
        rowSpacing: 0

        Repeater {
            model: root.signs

            delegate: Row {
                id: count

                required property int index
                required property string modelData
                readonly property bool isFirst: count.index === 0

                Layout.fillWidth: true
                spacing: Theme.px(3)

                Art {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(count.isFirst ? 20 : 17)
                    height: width
                    name: count.modelData
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.figures[count.index] ?? ""
                    color: count.isFirst ? Theme.title : Theme.text
                    font.pixelSize: Math.min(Theme.em(count.isFirst ? 17 : 14), Theme.px(count.isFirst ? 18 : 16))
                    font.weight: count.isFirst ? Font.ExtraBold : Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }
    Item {
        Layout.fillWidth: true
    }
    Art {
        visible: (root.plan & 1 << 14) !== 0
        Layout.preferredWidth: Theme.px(20)
        Layout.preferredHeight: Theme.px(20)
        name: "stupor_mundi/pass"
    }
    Art {
        visible: (root.plan & 1 << 13) !== 0
        Layout.preferredWidth: Theme.px(22)
        Layout.preferredHeight: Theme.px(22)
        name: "stupor_mundi/crown"
    }
    CastleSmall {
        Layout.preferredWidth: Theme.px(40)
        Layout.preferredHeight: Theme.px(38)
        plan: root.plan
        tint: Theme.seatColour(root.colour)
    }
}
