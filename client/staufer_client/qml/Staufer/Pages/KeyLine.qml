pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Keys and what they do. */
RowLayout {
    id: root

    required property list<string> keys
    required property string text

    Layout.fillWidth: true
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
            }
        }
        Item {
            Layout.fillWidth: true
        }
    }
    Label {
        Layout.fillWidth: true
        isSoft: true
        text: root.text
        wrapMode: Text.WordWrap
    }
}
