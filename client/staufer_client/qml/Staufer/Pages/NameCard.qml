import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Who plays here; a guest is asked to keep a name. */
Panel {
    id: root

    property bool isShort: false

    signal naming
    signal opened

    padding: Theme.px(12)
    topPadding: Theme.px(12)
    spacing: Theme.px(8)
    visible: Account.name !== ""

    Pressable {
        id: person

        objectName: "rail_profile"
        Layout.fillWidth: true
        text: Account.name
        speech: qsTr("%1, open the profile").arg(Account.name)
        contentItem: RowLayout {
            spacing: Theme.px(10)

            Shield {
                bearer: Account.name
                size: Theme.px(32)
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    text: Account.name
                    elide: Text.ElideRight
                    font.pixelSize: Theme.strong
                    font.weight: Font.ExtraBold
                    font.underline: person.hovered
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    isSoft: true
                    text: Account.hasOwnName ? qsTr("Your profile") : qsTr("Guest")
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
        onClicked: root.opened()
    }
    Label {
        Layout.fillWidth: true
        visible: !Account.hasOwnName && !root.isShort
        isSoft: true
        text: qsTr("A name and ten rated games put you on the ladder.")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
    }
    PlainButton {
        objectName: "rail_name"
        Layout.fillWidth: true
        visible: !Account.hasOwnName && Connection.state === "online"
        sign: "pen"
        text: qsTr("Choose a name")
        onClicked: root.naming()
    }
}
