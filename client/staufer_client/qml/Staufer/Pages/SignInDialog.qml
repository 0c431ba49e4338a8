import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Playing here with an account that exists; without its password, by its recovery code. */
AccountDialog {
    id: root

    property bool hasLost: false

    objectName: "signin"
    title: root.hasLost ? qsTr("Replace a lost password") : qsTr("Sign in")
    sentence: root.hasLost ? qsTr("The recovery code was shown when the account was kept. It can be used once; you get another.") : qsTr("With the name and the password of your account.")
    action: root.hasLost ? qsTr("Take the new password") : qsTr("Sign in")
    hint: Account.isGuest && Account.name !== "" ? qsTr("The guest account of this computer, %1, is left behind: nobody can return to it.").arg(Account.name) : ""
    isReady: name.text.trim() !== "" && password.text !== "" && (!root.hasLost || code.text.trim() !== "")
    onCleared: {
        root.hasLost = false;
        name.clear();
        code.clear();
        password.clear();
    }
    onOpened: name.forceActiveFocus()
    onConfirmed: {
        if (root.hasLost)
            Account.recover(name.text, code.text, password.text);
        else
            Account.signIn(name.text, password.text);
    }

    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Name")

        TextLine {
            id: name

            objectName: "signin_name"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Name of the account")
            maximumLength: 20
            onAccepted: password.take()
        }
    }
    Field {
        Layout.fillWidth: true
        visible: root.hasLost
        vellum: true
        text: qsTr("Recovery code")

        TextLine {
            id: code

            objectName: "signin_code"
            Layout.fillWidth: true
            vellum: true
            placeholderText: "XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
            speech: qsTr("Recovery code")
            maximumLength: 40
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: root.hasLost ? qsTr("New password") : qsTr("Password")

        PasswordLine {
            id: password

            objectName: "signin_password"
            Layout.fillWidth: true
            speech: root.hasLost ? qsTr("New password") : qsTr("Password")
            onAccepted: root.confirm()
        }
    }
    PlainButton {
        objectName: "signin_lost"
        vellum: true
        text: root.hasLost ? qsTr("I know the password") : qsTr("I have lost the password")
        onClicked: root.hasLost = !root.hasLost
    }
}
