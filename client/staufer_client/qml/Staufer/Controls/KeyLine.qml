pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

/** Keys and what they do. */
RowLayout {
    id: root

    required property list<string> keys
    required property string text
    property bool vellum: false

    Layout.fillWidth: true
    Layout.alignment: Qt.AlignTop
    spacing: Theme.px(8)

    RowLayout {
        Layout.fillWidth: false
        Layout.preferredWidth: Theme.em(110)
        Layout.alignment: Qt.AlignTop
        spacing: Theme.px(5)

        Repeater {
            model: root.keys

            KeyCap {
                required property string modelData

                text: modelData
                ink: root.vellum ? Theme.inkSoft : Theme.soft
            }
        }
        Item {
            Layout.fillWidth: true
        }
    }
    Label {
        Layout.fillWidth: true
        vellum: root.vellum
        isSoft: true
        text: root.text
        wrapMode: Text.WordWrap
    }
}
