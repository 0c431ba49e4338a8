import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** What there is besides a search: practice, and one screen for several. */
Panel {
    id: root

    signal practised
    signal shared

    padding: Theme.px(12)
    topPadding: Theme.px(12)
    leftPadding: Theme.px(20)

    GridLayout {
        Layout.fillWidth: true
        columns: root.width > Theme.em(640) ? 2 : 1
        columnSpacing: Theme.px(18)
        rowSpacing: Theme.px(8)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(18)

            Icon {
                icon: "info"
                tint: Theme.iconAccent
                size: Theme.em(24)
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    text: qsTr("Not sure yet?")
                    font.pixelSize: Theme.strong
                    font.weight: Font.ExtraBold
                }
                Label {
                    Layout.fillWidth: true
                    isSoft: true
                    text: qsTr("Practice and matches at one screen need no server, and are never rated.")
                    wrapMode: Text.WordWrap
                }
            }
        }
        RowLayout {
            spacing: Theme.px(10)

            PlainButton {
                objectName: "play_practice"
                sign: "bot"
                text: qsTr("Practice")
                onClicked: root.practised()
            }
            PlainButton {
                objectName: "play_hotseat"
                sign: "people"
                text: qsTr("Hot seat")
                onClicked: root.shared()
            }
        }
    }
}
