import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One thing that was checked of a match, and whether it is right. */
RowLayout {
    id: root

    required property string sentence
    required property bool isRight
    required property bool isOpen

    spacing: Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.isRight ? qsTr("Right: %1").arg(root.sentence) : root.isOpen ? qsTr("Not checked: %1").arg(root.sentence) : qsTr("Wrong: %1").arg(root.sentence)

    Icon {
        Layout.alignment: Qt.AlignTop
        icon: root.isRight ? "check" : root.isOpen ? "info" : "cross"
        tint: Theme.iconAccent
        size: Theme.em(14)
    }
    Label {
        Layout.fillWidth: true
        isSoft: root.isRight
        text: root.sentence
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(14)
        Accessible.ignored: true
    }
}
