import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A number in large figures, the word for it, and what there is to add. */
ColumnLayout {
    id: root

    required property string value
    required property string word
    property string note

    Layout.fillWidth: true
    Layout.alignment: Qt.AlignTop
    spacing: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2. %3").arg(root.word).arg(root.value).arg(root.note)

    Label {
        Layout.fillWidth: true
        text: root.value
        color: Theme.title
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.small
        font.pixelSize: Theme.figure
        font.weight: Font.ExtraBold
        verticalAlignment: Text.AlignBottom
        Layout.minimumHeight: Theme.em(38)
        Accessible.ignored: true
    }
    Label {
        Layout.fillWidth: true
        text: root.word
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Label {
        Layout.fillWidth: true
        visible: root.note !== ""
        isSoft: true
        text: root.note
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
