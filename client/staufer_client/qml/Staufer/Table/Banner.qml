import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The name of the game, the round, and the way to everything that is not play. */
RowLayout {
    id: root

    /** Where the title takes two lines. */
    readonly property bool isLong: Table.title.length > 16

    signal menu

    spacing: Theme.px(8)

    ColumnLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.px(8)
        spacing: -Theme.px(2)

        Heading {
            Layout.fillWidth: true
            text: Table.title
            color: Theme.light ? Theme.title : Theme.accent
            fontSizeMode: root.isLong ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            wrapMode: root.isLong ? Text.WordWrap : Text.NoWrap
            maximumLineCount: 2
            lineHeight: 0.85
            font.pixelSize: root.isLong ? Theme.px(18) : Theme.em(24)
            font.letterSpacing: 1
            font.capitalization: Font.AllUppercase
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(6)

            Label {
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                isSoft: true
                text: Table.subtitle
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                font.pixelSize: Theme.em(14)
            }
            WatchersCount {
                Layout.fillWidth: false
            }
            Item {
                Layout.fillWidth: true
            }
        }
    }
    ToolButton {
        objectName: "sound"
        Layout.alignment: Qt.AlignVCenter
        side: Theme.px(34)
        sign: Preferences.sound === "off" ? "mute" : "sound"
        text: Preferences.sound === "off" ? qsTr("Sound on again") : qsTr("Sound off")
        note: qsTr("Ctrl+M")
        onClicked: Preferences.toggleSound()
    }
    ToolButton {
        objectName: "menu"
        Layout.alignment: Qt.AlignVCenter
        side: Theme.px(34)
        sign: "menu"
        text: qsTr("Menu of the table")
        onClicked: root.menu()
    }
}
