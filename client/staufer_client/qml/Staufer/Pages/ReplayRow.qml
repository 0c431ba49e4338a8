import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A replay on the shelf: who played, who won, when. */
RowLayout {
    id: root

    required property string file
    required property string game
    required property string title
    required property string namesText
    required property string resultText
    required property string whenText

    signal watched
    signal discarded

    Layout.fillWidth: true
    spacing: Theme.px(8)

    ListRow {
        objectName: "replay_" + root.file
        Layout.fillWidth: true
        text: root.namesText
        speech: qsTr("%1, %2, %3, %4").arg(root.title).arg(root.namesText).arg(root.resultText).arg(root.whenText)
        onClicked: root.watched()

        Art {
            Layout.preferredWidth: Theme.px(44)
            Layout.preferredHeight: Theme.px(44)
            name: "lobby/initial_" + root.game
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
                text: root.resultText
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Label {
            isSoft: true
            text: root.whenText
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Icon {
            icon: "play"
            tint: Theme.iconAccent
        }
    }
    IconButton {
        objectName: "remove_" + root.file
        sign: "trash"
        text: qsTr("Throw away")
        speech: qsTr("Throw away the replay of %1").arg(root.namesText)
        onClicked: root.discarded()
    }
}
