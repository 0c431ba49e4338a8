import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Without a line: why, what works all the same, and where to connect to. */
Panel {
    id: root

    title: qsTr("Server")

    Label {
        Layout.fillWidth: true
        text: Connection.sentence !== "" ? Connection.sentence : qsTr("No server is chosen.")
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    Label {
        Layout.fillWidth: true
        isSoft: true
        text: qsTr("Practice, hot seat, replays and rules work without one.")
        wrapMode: Text.WordWrap
    }
    Item {
        Layout.fillHeight: true
    }
    NewKey {}
    AddressField {
        Layout.fillWidth: true
    }
}
