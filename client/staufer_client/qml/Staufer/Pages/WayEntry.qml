import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Another way to play: an icon, a word, what it needs. */
Pressable {
    id: root

    required property string sign

    Layout.fillWidth: true
    Layout.preferredWidth: 1
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(12)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    implicitHeight: Math.max(Theme.px(50), implicitContentHeight + topPadding + bottomPadding)
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hover : Theme.well
        border.width: 1
        border.color: root.hovered ? Theme.gold : Theme.line
    }
    contentItem: RowLayout {
        spacing: Theme.px(12)

        Icon {
            icon: root.sign
            tint: Theme.iconAccent
            size: Theme.em(25)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                text: root.text
                elide: Text.ElideRight
                font.pixelSize: Theme.strong
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: root.note
                elide: Text.ElideRight
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
}
