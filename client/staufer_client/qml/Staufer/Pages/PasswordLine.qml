import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A password to write in; the eye shows it. */
RowLayout {
    id: root

    property alias text: line.text
    property alias speech: line.speech
    property alias placeholderText: line.placeholderText

    /** Enter was pressed in it. */
    signal accepted

    function clear(): void {
        line.clear();
        eye.isOn = false;
    }
    function take(): void {
        line.forceActiveFocus();
    }

    spacing: Theme.px(8)

    TextLine {
        id: line

        objectName: root.objectName + "_text"
        Layout.fillWidth: true
        vellum: true
        echoMode: eye.isOn ? TextInput.Normal : TextInput.Password
        inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        maximumLength: 128
        onAccepted: root.accepted()
    }
    PlainButton {
        id: eye

        objectName: root.objectName + "_eye"
        vellum: true
        sign: "eye"
        text: ""
        speech: isOn ? qsTr("Hide the password") : qsTr("Show the password")
        onClicked: isOn = !isOn
    }
}
