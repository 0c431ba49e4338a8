pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Correspondence: vacation, and an address at which one is told of one's turns; whom one shuns. */
Panel {
    id: root

    readonly property bool isOnline: Connection.state === "online"

    title: qsTr("Correspondence and company")
    spacing: Theme.px(12)
    onIsOnlineChanged: if (root.isOnline)
        Conduct.look()
    Component.onCompleted: if (root.isOnline)
        Conduct.look()

    Label {
        objectName: "away_sentence"
        Layout.fillWidth: true
        visible: Conduct.sentence !== ""
        text: Conduct.sentence
        color: Conduct.isRefused ? Theme.bad : Theme.text
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    Toggle {
        objectName: "away_vacation"
        Layout.fillWidth: true
        enabled: root.isOnline && (Conduct.isOnVacation || Conduct.daysLeft > 0)
        text: Conduct.isOnVacation ? qsTr("On vacation until %1 at the latest").arg(Conduct.vacationUntil) : qsTr("Go on vacation")
        note: qsTr("your clocks by correspondence stand still; %1 days left within a year").arg(Conduct.daysLeft)
        isOn: Conduct.isOnVacation
        onSwitched: isOn => Conduct.takeVacation(isOn)
    }
    Field {
        Layout.fillWidth: true
        text: qsTr("Tell me of my turns at this address")
        note: qsTr("by correspondence, as signed JSON")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(8)

            TextLine {
                id: url

                objectName: "away_url"
                Layout.fillWidth: true
                enabled: root.isOnline
                text: Conduct.hookUrl
                placeholderText: "https://example.org/staufer"
                maximumLength: 500
                Accessible.name: qsTr("Address for notices")
                onAccepted: Conduct.saveHook(url.text)
            }
            PlainButton {
                objectName: "away_save"
                enabled: root.isOnline && url.text !== Conduct.hookUrl
                text: qsTr("Save")
                onClicked: Conduct.saveHook(url.text)
            }
            PlainButton {
                objectName: "away_try"
                enabled: root.isOnline && Conduct.hookUrl !== ""
                text: qsTr("Try it")
                onClicked: Conduct.tryHook()
            }
        }
    }
    Label {
        Layout.fillWidth: true
        visible: Conduct.hookSecret !== ""
        text: qsTr("Notices are signed with this secret, which is shown only now: %1").arg(Conduct.hookSecret)
        wrapMode: Text.WrapAnywhere
    }
    Label {
        Layout.fillWidth: true
        visible: Conduct.hookProblem !== ""
        text: qsTr("The last notice did not arrive: %1").arg(Conduct.hookProblem)
        color: Theme.bad
        wrapMode: Text.WordWrap
    }
    Label {
        Layout.fillWidth: true
        visible: Conduct.isKnown
        isSoft: true
        text: Conduct.shunned.count === 0 ? qsTr("You mute and block nobody.") : qsTr("Muted and blocked people")
        font.pixelSize: Theme.small
    }
    Repeater {
        model: Conduct.shunned

        RowLayout {
            id: shunned

            required property int player
            required property string name
            required property int manner

            Layout.fillWidth: true
            spacing: Theme.px(8)

            Label {
                Layout.fillWidth: true
                text: shunned.manner === 2 ? qsTr("%1, blocked").arg(shunned.name) : qsTr("%1, muted").arg(shunned.name)
                elide: Text.ElideRight
            }
            PlainButton {
                objectName: "hear_" + shunned.player
                text: qsTr("Hear again")
                onClicked: Conduct.hearAgain(shunned.player)
            }
        }
    }
}
