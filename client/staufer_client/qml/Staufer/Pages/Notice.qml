import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One line across the page that must be read: it is spoken at once. */
Panel {
    id: root

    required property string sentence
    property string sign: "info"
    property string action
    property string key
    property bool canDismiss: true

    signal acted
    signal dismissed

    padding: Theme.px(8)
    topPadding: Theme.px(8)
    leftPadding: Theme.px(16)
    edge: Theme.gold
    onSentenceChanged: {
        if (root.visible && root.sentence !== "")
            root.Accessible.announce(root.sentence, Accessible.Assertive);
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.sentence

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(12)

        Icon {
            icon: root.sign
            tint: Theme.iconAccent
            size: Theme.em(22)
        }
        Label {
            Layout.fillWidth: true
            text: root.sentence
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.strong
            font.weight: Font.Bold
        }
        PlainButton {
            objectName: "notice_action"
            visible: root.action !== ""
            text: root.action
            key: root.key
            isOn: true
            onClicked: root.acted()
        }
        IconButton {
            objectName: "notice_dismiss"
            visible: root.canDismiss
            sign: "cross"
            text: qsTr("Take the notice away")
            isFramed: false
            onClicked: root.dismissed()
        }
    }
}
