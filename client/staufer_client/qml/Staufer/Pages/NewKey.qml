import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The server signs with another key: the way to believe it all the same. */
PlainButton {
    objectName: "accept_key"
    visible: Connection.hasNewKey
    sign: "check"
    text: qsTr("Accept the new key")
    onClicked: Connection.acceptKey()
}
