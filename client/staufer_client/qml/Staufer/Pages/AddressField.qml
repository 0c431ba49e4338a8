import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The server's address, and the button that goes there. */
RowLayout {
    id: root

    property bool vellum: false

    function go(): void {
        if (address.text.trim() !== "")
            Connection.connectTo(address.text.trim());
    }

    spacing: Theme.px(8)

    TextLine {
        id: address

        objectName: "server_address"
        Layout.fillWidth: true
        vellum: root.vellum
        sign: "link"
        text: Connection.server !== "" ? Connection.server : Preferences.server
        placeholderText: qsTr("https://staufer.example.org")
        speech: qsTr("Address of the server")
        inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoAutoUppercase
        onAccepted: root.go()
    }
    PlainButton {
        objectName: "server_connect"
        vellum: root.vellum
        enabled: address.text.trim() !== "" && Connection.state !== "connecting"
        text: Connection.state === "connecting" ? qsTr("Connecting …") : qsTr("Connect")
        isOn: Connection.state !== "online"
        implicitHeight: address.implicitHeight
        onClicked: root.go()
    }
}
