import QtQuick
import QtQuick.Layouts

/** Why something cannot be, and what to do; a sign says the same as the colour. */
RowLayout {
    id: root

    required property string text
    property bool vellum: false

    visible: root.text !== ""
    spacing: Theme.px(8)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Icon {
        Layout.alignment: Qt.AlignTop
        icon: "info"
        tint: root.vellum ? "deep" : Theme.iconAccent
    }
    Label {
        Layout.fillWidth: true
        text: root.text
        color: root.vellum ? Theme.imperial : Theme.bad
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
