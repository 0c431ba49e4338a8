import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One thing worth knowing: an icon, its name, a sentence. */
RowLayout {
    id: root

    required property string sign
    required property string text
    required property string line

    Layout.fillWidth: true
    spacing: Theme.px(16)

    Icon {
        Layout.alignment: Qt.AlignTop
        icon: root.sign
        tint: Theme.iconAccent
        size: Theme.em(26)
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.px(1)

        Label {
            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: root.line
            wrapMode: Text.WordWrap
        }
    }
}
