import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The rating in one game; it opens the curve of that game. */
Pressable {
    id: root

    required property string game
    required property string title
    required property string rating
    required property int games
    required note
    property bool isOn: false

    objectName: "rating_" + root.game
    Layout.fillWidth: true
    text: root.title
    speech: qsTr("%1, rating %2, %3").arg(root.title).arg(root.rating).arg(root.note)
    padding: Theme.px(14)
    background: Rectangle {
        radius: Theme.radius
        color: root.isOn ? Theme.raised : root.hovered ? Theme.hover : Theme.well
        border.width: 1
        border.color: root.isOn || root.hovered ? Theme.gold : Theme.line
    }
    contentItem: RowLayout {
        spacing: Theme.px(14)

        Art {
            Layout.preferredWidth: Theme.px(56)
            Layout.preferredHeight: Theme.px(56)
            name: "lobby/initial_" + root.game
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                isSoft: true
                text: root.title
                elide: Text.ElideRight
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                text: root.rating
                color: Theme.title
                font.pixelSize: Theme.em(25)
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: root.note !== "" ? root.note : (root.games === 1 ? qsTr("1 game") : qsTr("%1 games").arg(root.games))
                elide: Text.ElideRight
                font.pixelSize: Theme.small
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }
}
