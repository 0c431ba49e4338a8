pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The table is found: who sits there, who is ready, and the seconds that are left to say so. */
Dialog {
    id: root

    /** For a moment no key answers, so that somebody who is just typing does not. */
    property bool isArmed: false

    objectName: "ready_dialog"
    initial: Queue.game
    title: qsTr("Your table is ready")
    sentence: [qsTr("%1 seats").arg(Queue.ready.count), Paces.told(Queue.pace), Queue.unratedSentence === "" ? qsTr("rated") : qsTr("not rated"), Queue.foundAfter === "" ? "" : qsTr("found in %1").arg(Queue.foundAfter)].filter(part => part !== "").join(", ")
    breadth: Theme.px(760)
    closePolicy: T.Popup.NoAutoClose
    onAboutToShow: {
        root.isArmed = false;
        arming.restart();
    }
    onOpened: seats.Accessible.announce(qsTr("A table is found. Say that you are ready."), Accessible.Assertive)
    buttons: [
        PlainButton {
            objectName: "ready_no"
            vellum: true
            sign: "cross"
            text: qsTr("Withdraw")
            key: qsTr("Esc")
            enabled: !Queue.hasAnswered
            onClicked: Queue.answer(false)
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "ready_yes"
            vellum: true
            sign: "check"
            size: Theme.em(20)
            text: Queue.hasAnswered ? qsTr("You are ready") : qsTr("I am ready")
            key: Queue.hasAnswered ? "" : qsTr("Enter")
            enabled: !Queue.hasAnswered
            onClicked: Queue.answer(true)
        }
    ]

    Timer {
        id: arming

        interval: 1000
        onTriggered: root.isArmed = true
    }
    Shortcut {
        sequences: ["Return", "Enter"]
        enabled: root.opened && root.isArmed && !Queue.hasAnswered
        onActivated: Queue.answer(true)
    }
    Shortcut {
        sequence: "Esc"
        enabled: root.opened && root.isArmed && !Queue.hasAnswered
        onActivated: Queue.answer(false)
    }
    GridLayout {
        id: seats

        Layout.fillWidth: true
        columns: Math.max(1, Math.min(Queue.ready.count, Math.floor(width / Theme.em(150))))
        columnSpacing: Theme.px(12)
        rowSpacing: Theme.px(12)
        uniformCellWidths: true

        Repeater {
            model: Queue.ready

            ReadySeat {
                Layout.fillWidth: true
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(18)

        Countdown {
            objectName: "ready_left"
            seconds: Queue.readyLeft
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(3)

            Label {
                Layout.fillWidth: true
                vellum: true
                text: !Queue.hasAnswered ? (Queue.missing === 1 ? qsTr("All others are ready; it is on you") : qsTr("Are you ready?")) : qsTr("Waiting for %1 others", "", Queue.missing).arg(Queue.missing)
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.large
                font.weight: Font.ExtraBold
            }
            Label {
                objectName: "ready_unrated"
                Layout.fillWidth: true
                visible: Queue.unratedSentence !== ""
                vellum: true
                text: Queue.unratedSentence
                wrapMode: Text.WordWrap
                font.weight: Font.Bold
            }
            Label {
                Layout.fillWidth: true
                vellum: true
                isSoft: true
                text: Invitation.isOpen ? qsTr("If a seat is not taken, the others wait on at the table.") : qsTr("If a seat is not taken, those who were ready go back to the head of the queue. Not being ready is forgiven once; then it costs a pause that grows.")
                wrapMode: Text.WordWrap
            }
        }
    }
    Divider {
        Layout.fillWidth: true
        vellum: true
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: qsTr("Seats are drawn by lot after the check, from a secret to which everybody adds a share.")
        wrapMode: Text.WordWrap
    }
}
