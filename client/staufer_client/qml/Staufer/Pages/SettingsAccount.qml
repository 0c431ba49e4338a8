pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The account on the present server: keeping it, the devices it is open on, leaving. */
Panel {
    id: root

    readonly property bool isOnline: Connection.state === "online"

    title: qsTr("Account")
    note: !root.isOnline ? "" : Account.isGuest ? qsTr("guest") : qsTr("kept by a password")

    FileDialog {
        id: taking

        title: qsTr("Take everything along")
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Archives (*.zip)")]
        defaultSuffix: "zip"
        onAccepted: Account.takeAlong(taking.selectedFile)
    }
    KeepDialog {
        id: keeping
    }
    SignInDialog {
        id: signingIn
    }
    PasswordDialog {
        id: changing
    }
    ProofDialog {
        id: renewing

        objectName: "renew"
        title: qsTr("A new recovery code")
        sentence: qsTr("The one that you have is worth nothing afterwards.")
        action: qsTr("Make a new one")
        onProved: password => Account.renewCode(password)
    }
    ProofDialog {
        id: removing

        objectName: "remove_account"
        isGrave: true
        title: qsTr("Delete this account?")
        sentence: qsTr("Its name, its password and what you said at tables are deleted, and nobody can bring it back. In matches that others played too an alias stands for you; replays that somebody has downloaded keep the name of that time.")
        action: qsTr("Delete it")
        onProved: password => Account.remove(password)
    }
    CodeDialog {}
    RowLayout {
        Layout.fillWidth: true
        visible: Account.name !== ""
        spacing: Theme.px(12)

        Shield {
            bearer: Account.name
            size: Theme.px(34)
        }
        Label {
            objectName: "account_who"
            Layout.fillWidth: true
            text: Account.name
            wrapMode: Text.Wrap
            font.pixelSize: Theme.large
            font.weight: Font.ExtraBold
        }
    }
    Label {
        objectName: "account_state"
        Layout.fillWidth: true
        isSoft: true
        text: !root.isOnline ? qsTr("An account belongs to a server: connect to one first.") : Account.isGuest ? qsTr("This account lives on this computer alone. With a name and a password it is yours everywhere, with its rating.") : qsTr("You can sign in to it on any computer with its name and password.")
        wrapMode: Text.WordWrap
    }
    Label {
        objectName: "account_problem"
        Layout.fillWidth: true
        visible: Account.problem !== "" && !keeping.visible && !signingIn.visible && !changing.visible && !renewing.visible && !removing.visible
        text: Account.problem
        color: Theme.bad
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    GoldButton {
        objectName: "account_keep"
        Layout.fillWidth: true
        visible: root.isOnline && Account.isGuest
        sign: "lock"
        text: qsTr("Keep this account")
        onClicked: keeping.open()
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        PlainButton {
            objectName: "account_signin"
            visible: root.isOnline && Account.isGuest || Connection.canRetry
            sign: "person"
            text: qsTr("Sign in to another account")
            onClicked: signingIn.open()
        }
        PlainButton {
            objectName: "account_password"
            visible: root.isOnline && !Account.isGuest
            sign: "lock"
            text: qsTr("Change the password")
            onClicked: changing.open()
        }
        PlainButton {
            objectName: "account_code"
            visible: root.isOnline && !Account.isGuest
            sign: "scroll"
            text: qsTr("New recovery code")
            onClicked: renewing.open()
        }
        PlainButton {
            objectName: "account_everywhere"
            visible: root.isOnline && !Account.isGuest
            sign: "offline"
            text: qsTr("Sign out everywhere else")
            onClicked: Account.signOut(true)
        }
        PlainButton {
            objectName: "account_here"
            visible: root.isOnline && !Account.isGuest
            sign: "left"
            text: qsTr("Sign out here")
            onClicked: Account.signOut(false)
        }
        PlainButton {
            objectName: "account_take"
            visible: root.isOnline
            sign: "save"
            text: qsTr("Take everything along")
            onClicked: taking.open()
        }
        PlainButton {
            objectName: "account_remove"
            visible: root.isOnline
            sign: "trash"
            text: qsTr("Delete the account")
            onClicked: removing.open()
        }
    }
}
