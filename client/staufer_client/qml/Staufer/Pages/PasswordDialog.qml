import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Another password for the account. */
AccountDialog {
    id: root

    objectName: "password"
    title: qsTr("Change the password")
    sentence: qsTr("Every other device is signed out.")
    action: qsTr("Change it")
    hint: qsTr("At least eight characters.")
    isReady: old.text !== "" && fresh.text.length >= 8
    onCleared: {
        old.clear();
        fresh.clear();
    }
    onOpened: old.take()
    onConfirmed: Account.changePassword(old.text, fresh.text)

    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Present password")

        PasswordLine {
            id: old

            objectName: "password_old"
            Layout.fillWidth: true
            speech: qsTr("Present password")
            onAccepted: fresh.take()
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("New password")

        PasswordLine {
            id: fresh

            objectName: "password_new"
            Layout.fillWidth: true
            speech: qsTr("New password")
            onAccepted: root.confirm()
        }
    }
}
