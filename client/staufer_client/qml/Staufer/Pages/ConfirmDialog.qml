import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Asks before something is lost. */
Dialog {
    id: root

    required property string action
    property string subject

    signal confirmed(string subject)

    function ask(subject: string): void {
        root.subject = subject;
        root.open();
    }

    breadth: Theme.px(460)
    buttons: [
        PlainButton {
            objectName: "confirm_no"
            vellum: true
            focus: true
            text: qsTr("Keep it")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            objectName: "confirm_yes"
            vellum: true
            sign: "trash"
            text: root.action
            onClicked: {
                root.close();
                root.confirmed(root.subject);
            }
        }
    ]
}
