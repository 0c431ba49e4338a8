import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A number in large figures and the word for it. */
ColumnLayout {
    id: root

    required property string value
    required property string word
    property bool isSmall: false

    Layout.fillWidth: true
    spacing: 0

    Label {
        Layout.fillWidth: true
        text: root.value
        color: Theme.title
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.small
        font.pixelSize: root.isSmall ? Theme.em(20) : Theme.figure
        font.weight: Font.ExtraBold
        verticalAlignment: Text.AlignBottom
        Layout.minimumHeight: Theme.em(38)
    }
    Label {
        Layout.fillWidth: true
        isSoft: true
        text: root.word
        elide: Text.ElideRight
        font.weight: Font.Bold
    }
}
