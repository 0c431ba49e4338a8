pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The manuscripts of a player, and which of the five tongues they can stand for. */
ColumnLayout {
    id: root

    required property list<int> values
    required property list<string> firsts
    required property list<string> seconds
    required property list<bool> tongues
    required property string tonguesText
    required property bool isLong
    readonly property real bookWidth: Theme.px(!root.isLong ? 28 : root.values.length > 4 ? 33 : 44)

    visible: root.isLong || root.values.length > 0
    spacing: Theme.px(5)

    Flow {
        Layout.fillWidth: true
        Layout.topMargin: Theme.px(root.isLong ? 6 : 3)
        Layout.minimumHeight: root.isLong ? Theme.px(38) : 0
        spacing: Theme.px(7)

        Repeater {
            model: root.values

            delegate: Manuscript {
                required property int index
                required property int modelData

                width: root.bookWidth
                height: root.bookWidth * 0.85
                value: modelData
                first: root.firsts[index] ?? ""
                second: root.seconds[index] ?? ""
            }
        }
        Label {
            visible: root.isLong && root.values.length === 0
            vellum: true
            isSoft: true
            text: qsTr("No manuscript yet")
            font.pixelSize: Theme.em(12)
            font.italic: true
            Accessible.ignored: true
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(5)

        Repeater {
            model: Look.tongues

            delegate: Figure {
                required property int index
                required property string modelData

                // While the board is taken away the row may already be gone.
                Layout.preferredWidth: Theme.px(root?.isLong ? 22 : 15)
                Layout.preferredHeight: Theme.px(root?.isLong ? 25 : 17)
                name: "area_" + modelData
                opacity: root.tongues[index] ? 1 : 0.28
            }
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: root.tongues.includes(false)
            text: root.tonguesText
            elide: Text.ElideRight
            font.pixelSize: Theme.em(12)
            font.weight: root.tongues.includes(false) ? Font.Medium : Font.Bold
            Accessible.ignored: true
        }
    }
}
