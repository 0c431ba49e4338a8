import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A match of others: who plays, at what pace, how many watch, how late it is seen. */
ListRow {
    id: root

    required property string match
    required property string game
    required property string title
    required property string namesText
    required property string paceText
    required property string whenText
    required property bool isRated
    required property int watchers
    required property int delay
    readonly property string kind: root.isRated ? qsTr("rated") : qsTr("not rated")
    readonly property string detail: [root.title, Paces.told(root.paceText), root.kind, root.whenText].filter(part => part !== "").join(", ")
    readonly property string late: root.delay > 0 ? qsTr("%1 s late").arg(root.delay) : qsTr("at once")

    Layout.fillWidth: true
    text: root.namesText
    speech: qsTr("%1, %2, %3, %4 watch").arg(root.namesText).arg(root.detail).arg(root.late).arg(root.watchers)

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
            text: root.namesText
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
        isSoft: true
        text: root.late
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Icon {
        icon: "eye"
        opacity: root.watchers > 0 ? 1 : 0.5
    }
    Label {
        Layout.minimumWidth: Theme.em(24)
        text: root.watchers
        isSoft: root.watchers === 0
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Icon {
        icon: "right"
    }
}
