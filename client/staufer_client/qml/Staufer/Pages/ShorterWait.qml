import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Something that would make the wait shorter, and how short; a press does it. */
Pressable {
    id: root

    required property string sign
    required property int wait

    speech: qsTr("%1: %2").arg(root.text).arg(said.text)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    topPadding: Theme.px(7)
    bottomPadding: Theme.px(7)
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
            size: Theme.em(20)
        }
        Label {
            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            id: said

            text: root.wait === 0 ? qsTr("no wait") : qsTr("wait %1").arg(Waits.about(root.wait))
            color: Theme.good
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Icon {
            icon: "arrow"
            tint: Theme.iconAccent
            size: Theme.em(16)
        }
    }
}
