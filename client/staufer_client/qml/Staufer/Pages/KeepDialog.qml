import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A guest keeps his account: a name and a password, then the recovery code. */
AccountDialog {
    id: root

    objectName: "keep"
    title: qsTr("Keep this account")
    sentence: qsTr("With a name and a password you can play on any computer. Your rating and your matches stay yours.")
    action: qsTr("Keep it")
    hint: repeat.text !== "" && repeat.text !== password.text ? qsTr("The two passwords differ.") : qsTr("At least eight characters; a few words are better than signs. No mail is asked for: a recovery code follows.")
    isReady: name.text.trim() !== "" && password.text.length >= 8 && repeat.text === password.text
    onCleared: {
        name.text = Account.name;
        password.clear();
        repeat.clear();
    }
    onOpened: {
        name.forceActiveFocus();
        name.selectAll();
    }
    onConfirmed: Account.keep(name.text, password.text)

    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Name")
        note: qsTr("others see it")

        TextLine {
            id: name

            objectName: "keep_name"
            Layout.fillWidth: true
            vellum: true
            placeholderText: Account.name
            speech: qsTr("Your name")
            maximumLength: 20
            onAccepted: password.take()
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Password")

        PasswordLine {
            id: password

            objectName: "keep_password"
            Layout.fillWidth: true
            speech: qsTr("Password")
            onAccepted: repeat.take()
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Once more")

        PasswordLine {
            id: repeat

            objectName: "keep_repeat"
            Layout.fillWidth: true
            speech: qsTr("The password once more")
            onAccepted: root.confirm()
        }
    }
}
