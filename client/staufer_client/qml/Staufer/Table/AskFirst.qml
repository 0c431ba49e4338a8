import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Asks before something that cannot be taken back. */
Dialog {
    id: root

    required property string yes
    property string no: qsTr("No, play on")

    signal agreed

    breadth: Theme.px(460)
    buttons: [
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            objectName: "dialog_no"
            vellum: true
            text: root.no
            onClicked: root.close()
        },
        GoldButton {
            objectName: "dialog_yes"
            text: root.yes
            size: Theme.strong
            onClicked: {
                root.close();
                root.agreed();
            }
        }
    ]
}
