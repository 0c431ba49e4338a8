import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The recovery code, shown once: it stays until its owner says that it is written down. */
Dialog {
    id: root

    readonly property string code: Account.recoveryCode

    objectName: "code_dialog"
    title: qsTr("Your recovery code")
    sentence: qsTr("Write it down, or keep it where you keep such things. With it you replace a lost password. It is shown this once, and the server cannot show it again.")
    breadth: Theme.px(560)
    closePolicy: T.Popup.NoAutoClose
    visible: root.code !== ""
    buttons: [
        PlainButton {
            objectName: "code_copy"
            vellum: true
            sign: "share"
            text: qsTr("Copy it")
            onClicked: Account.copyCode()
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "code_written"
            vellum: true
            focus: true
            text: qsTr("It is written down")
            onClicked: Account.codeIsWritten()
        }
    ]

    Label {
        objectName: "code_text"
        Layout.fillWidth: true
        Layout.topMargin: Theme.px(6)
        Layout.bottomMargin: Theme.px(6)
        vellum: true
        text: root.code
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.em(24)
        font.weight: Font.ExtraBold
        font.letterSpacing: 1
        font.features: {
            "lnum": 1,
            "tnum": 1
        }
        Accessible.name: root.code.split("").join(" ")
    }
}
