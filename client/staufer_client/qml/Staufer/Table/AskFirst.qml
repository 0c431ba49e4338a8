import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Asks before something that cannot be taken back; what a hasty Enter or Esc says is no. */
Dialog {
    id: root

    required property string yes
    property string no: qsTr("No, play on")

    signal agreed

    breadth: Theme.px(460)
    onOpened: refusal.forceActiveFocus(Qt.TabFocusReason)
    buttons: [
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            id: refusal

            objectName: "dialog_no"
            vellum: true
            text: root.no
            key: qsTr("Esc")
            KeyNavigation.right: consent
            onClicked: root.close()
        },
        GoldButton {
            id: consent

            objectName: "dialog_yes"
            vellum: true
            text: root.yes
            key: consent.activeFocus ? qsTr("Enter") : qsTr("Tab, Enter")
            KeyNavigation.left: refusal
            size: Theme.strong
            onClicked: {
                root.close();
                root.agreed();
            }
        }
    ]
}
