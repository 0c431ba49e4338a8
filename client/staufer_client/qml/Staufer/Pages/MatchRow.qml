import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A match that can be gone on with: against whom, at what pace, whose move it is. */
ListRow {
    id: root

    required property string game
    required property string title
    required property string names
    required property string detail
    required property string stage
    property bool isMine: false
    property string sign: "right"

    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    Layout.fillWidth: true
    isDue: root.isMine
    text: root.names
    speech: qsTr("%1, %2, %3, %4").arg(root.title).arg(root.names).arg(root.detail).arg(root.stage)

    Art {
        Layout.preferredWidth: Theme.px(36)
        Layout.preferredHeight: Theme.px(36)
        name: "lobby/mini_" + root.game
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Label {
            Layout.fillWidth: true
            text: root.names
            elide: Text.ElideRight
            font.pixelSize: Theme.strong
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: root.detail
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Label {
        text: root.stage
        color: root.isMine ? Theme.accent : Theme.soft
        font.pixelSize: Theme.small
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Icon {
        icon: root.sign
        tint: root.isMine ? Theme.iconAccent : Theme.iconText
    }
}
