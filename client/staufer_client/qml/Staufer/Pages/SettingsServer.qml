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
        text: qsTr("The address of a Staufer server. The program speaks to no other computer.")
        wrapMode: Text.WordWrap
    }
    NewKey {}
    AddressField {
        Layout.fillWidth: true
    }
    PlainButton {
        objectName: "settings_offline"
        visible: Connection.state === "online" || Connection.state === "connecting"
        sign: "offline"
        text: qsTr("Go offline")
        onClicked: Connection.goOffline()
    }
}
