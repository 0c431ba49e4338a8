import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A private table: the link to it and who has come, or the place for a link that one was sent. */
Panel {
    id: root

    property bool canInvite: false
    property int seats: 0

    signal invited

    title: Invitation.isOpen ? qsTr("Your private table") : qsTr("With friends")
    note: Invitation.isOpen ? qsTr("%1 of %2 here").arg(Invitation.here).arg(Invitation.seats) : ""
    edge: Invitation.isOpen ? Theme.gold : Theme.line

    Label {
        Layout.fillWidth: true
        visible: Invitation.isOpen
        text: [Invitation.title, Paces.told(Invitation.paceText), qsTr("not rated")].join(", ")
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    Label {
        objectName: "friends_names"
        Layout.fillWidth: true
        visible: Invitation.isOpen
        isSoft: true
        text: qsTr("Here: %1. When all seats are taken, everybody is asked whether he is ready.").arg(Invitation.namesText)
        wrapMode: Text.WordWrap
    }
    RowLayout {
        Layout.fillWidth: true
        visible: Invitation.isOpen && Invitation.link !== ""
        spacing: Theme.px(8)

        TextLine {
            id: own

            objectName: "friends_link"
            Layout.fillWidth: true
            sign: "link"
            readOnly: true
            text: Invitation.link
            onTextChanged: own.cursorPosition = 0
            speech: qsTr("The link to your table")
            onActiveFocusChanged: if (own.activeFocus)
                own.selectAll()
        }
        PlainButton {
            objectName: "friends_copy"
            implicitHeight: own.implicitHeight
            text: qsTr("Copy the link")
            isOn: true
            onClicked: {
                own.selectAll();
                own.copy();
            }
        }
    }
    Label {
        Layout.fillWidth: true
        visible: Invitation.isOpen && Invitation.link !== ""
        isSoft: true
        text: qsTr("Good for one match, four friends and a day; also when the server or this program has been closed meanwhile.")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
    }
    BotsFill {
        Layout.fillWidth: true
        visible: Invitation.isOpen && Invitation.isMine && Invitation.here < Invitation.seats
        free: Invitation.seats - Invitation.here
        onFilled: bots => Invitation.fill(bots)
    }
    PlainButton {
        objectName: "friends_leave"
        visible: Invitation.isOpen
        sign: "cross"
        text: Invitation.isMine ? qsTr("Close the table") : qsTr("Get up")
        onClicked: Invitation.leave()
    }
    Label {
        Layout.fillWidth: true
        visible: !Invitation.isOpen
        isSoft: true
        text: qsTr("Open a table as it is chosen here and send its link to your friends, or put in the link that you were sent.")
        wrapMode: Text.WordWrap
    }
    PlainButton {
        objectName: "friends_open"
        visible: !Invitation.isOpen
        enabled: root.canInvite
        sign: "people"
        text: qsTr("Open a table of %1 seats").arg(root.seats)
        isOn: true
        onClicked: root.invited()
    }
    RowLayout {
        Layout.fillWidth: true
        visible: !Invitation.isOpen
        spacing: Theme.px(8)

        TextLine {
            id: sent

            objectName: "friends_sent"
            Layout.fillWidth: true
            sign: "link"
            text: Invitation.draft
            placeholderText: qsTr("staufer://…/j/…")
            speech: qsTr("The invite link that you were sent")
            inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoAutoUppercase
            onAccepted: Invitation.join(sent.text)
        }
        PlainButton {
            objectName: "friends_join"
            implicitHeight: sent.implicitHeight
            enabled: sent.text.trim() !== ""
            text: qsTr("Go there")
            isOn: sent.text.trim() !== ""
            onClicked: Invitation.join(sent.text)
        }
    }
    Label {
        objectName: "friends_problem"
        Layout.fillWidth: true
        visible: Invitation.problem !== ""
        text: Invitation.problem
        color: Theme.bad
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
    }
}
