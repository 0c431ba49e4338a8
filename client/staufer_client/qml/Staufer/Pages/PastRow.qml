import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A match that is over: my place, the others, what it did to the rating. */
ListRow {
    id: root

    required property string game
    required property string title
    required property string names
    required property string place
    required property string change
    required property string time
    property bool isVoid: false

    Layout.fillWidth: true
    text: root.names
    speech: qsTr("%1 with %2, place %3, %4, %5").arg(root.title).arg(root.names).arg(root.place).arg(root.change).arg(root.time)

    Art {
        Layout.preferredWidth: Theme.px(32)
        Layout.preferredHeight: Theme.px(32)
        name: "lobby/mini_" + root.game
    }
    Label {
        Layout.preferredWidth: Theme.em(50)
        text: root.isVoid ? qsTr("void") : root.place
        color: Theme.title
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Label {
            Layout.fillWidth: true
            text: root.names
            elide: Text.ElideRight
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: root.time
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Trend {
        visible: root.change !== ""
        text: root.change
    }
    Label {
        visible: root.change === ""
        isSoft: true
        text: qsTr("not rated")
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
