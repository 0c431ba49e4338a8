import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What is asked for the password once more, because whoever sits here is not always the owner. */
AccountDialog {
    id: root

    signal proved(string password)

    isReady: Account.isGuest || password.text !== ""
    onCleared: password.clear()
    onOpened: password.take()
    onConfirmed: root.proved(password.text)

    Field {
        Layout.fillWidth: true
        visible: !Account.isGuest
        vellum: true
        text: qsTr("Password")

        PasswordLine {
            id: password

            objectName: root.objectName + "_password"
            Layout.fillWidth: true
            speech: qsTr("Password")
            onAccepted: root.confirm()
        }
    }
}
