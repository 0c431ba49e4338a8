import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Which server one plays on. */
Panel {
    id: root

    title: qsTr("Server")
    note: Connection.state === "online" ? qsTr("connected") : Connection.state === "connecting" ? qsTr("connecting …") : qsTr("offline")

    Label {
        objectName: "settings_line"
        Layout.fillWidth: true
        visible: Connection.sentence !== ""
        text: Connection.sentence
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    Label {
        Layout.fillWidth: true
        isSoft: true
        text: qsTr("The address of a Staufer server. The program speaks to no other computer, but to ask for newer versions of itself.")
        wrapMode: Text.WordWrap
    }
    NewKey {}
    AddressField {
        Layout.fillWidth: true
    }
    Toggle {
        objectName: "settings_reports"
        Layout.fillWidth: true
        text: qsTr("Send a report when my copy of a match differed")
        note: qsTr("what my own seat saw, at most 256 KiB; it is kept here in any case")
        isOn: Preferences.sendReports
        onSwitched: isOn => Preferences.sendReports = isOn
    }
    Toggle {
        objectName: "settings_open"
        Layout.fillWidth: true
        visible: Connection.isOwn || Preferences.openToNetwork
        text: qsTr("Open to my network")
        note: Connection.openAt !== "" ? qsTr("others of your household enter %1").arg(Connection.openAt) : qsTr("the server on this computer, for others of your household")
        isOn: Preferences.openToNetwork
        onSwitched: isOn => {
            if (isOn)
                opening.open();
            else
                Preferences.openToNetwork = false;
        }
    }
    Toggle {
        objectName: "settings_updates"
        Layout.fillWidth: true
        text: qsTr("Ask once a day whether there is a newer version")
        note: qsTr("nothing is fetched or installed by itself")
        isOn: Preferences.looksForUpdates
        onSwitched: isOn => Preferences.looksForUpdates = isOn
    }
    PlainButton {
        objectName: "settings_offline"
        visible: Connection.state === "online" || Connection.state === "connecting"
        sign: "offline"
        text: qsTr("Go offline")
        onClicked: Connection.goOffline()
    }
    Dialog {
        id: opening

        objectName: "opening"
        title: qsTr("Open to your network?")
        sentence: qsTr("Everybody in the same network can then make an account on this computer and play, and what is sent is not enciphered. Do this at home, never in a café, a school or a hotel.")
        buttons: [
            PlainButton {
                objectName: "opening_no"
                vellum: true
                focus: true
                text: qsTr("Keep it closed")
                key: qsTr("Esc")
                onClicked: opening.close()
            },
            Item {
                Layout.fillWidth: true
            },
            PlainButton {
                objectName: "opening_yes"
                vellum: true
                sign: "online"
                text: qsTr("Open it")
                onClicked: {
                    opening.close();
                    Preferences.openToNetwork = true;
                }
            }
        ]
    }
}
