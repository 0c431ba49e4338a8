import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Choosing a name: the server may say no, and then says why. */
Dialog {
    id: root

    readonly property string known: Account.name

    function keep(): void {
        if (name.text.trim() !== "" && name.text.trim() !== Account.name)
            Account.rename(name.text.trim());
        else
            root.close();
    }

    objectName: "name_dialog"
    title: Account.hasOwnName ? qsTr("Change your name") : qsTr("Choose a name")
    sentence: qsTr("Between 3 and 20 letters, digits, spaces or hyphens. Your ratings stay yours; with a name and ten rated games you are listed on the ladder.")
    onKnownChanged: root.close()
    onAboutToShow: {
        name.text = Account.hasOwnName ? Account.name : "";
        name.forceActiveFocus();
    }
    buttons: [
        PlainButton {
            objectName: "name_cancel"
            vellum: true
            text: qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "name_keep"
            vellum: true
            text: qsTr("Keep this name")
            key: qsTr("Enter")
            enabled: name.text.trim() !== ""
            onClicked: root.keep()
        }
    ]

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(14)

        Shield {
            bearer: name.text.trim() !== "" ? name.text.trim() : Account.name
            size: Theme.px(40)
        }
        TextLine {
            id: name

            objectName: "name_text"
            Layout.fillWidth: true
            vellum: true
            focus: true
            placeholderText: Account.name
            isWrong: Account.problem !== ""
            speech: qsTr("Your name")
            maximumLength: 20
            onAccepted: root.keep()
        }
    }
    Problem {
        objectName: "name_problem"
        Layout.fillWidth: true
        vellum: true
        text: Account.problem
    }
}
