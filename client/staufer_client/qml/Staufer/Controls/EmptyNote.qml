import QtQuick
import QtQuick.Layouts

/** What an empty panel says: what is missing and what can be done; a button may stand below. */
ColumnLayout {
    id: root

    required property string sign
    required property string text
    required property string line
    property bool vellum: false
    default property alias content: place.data

    spacing: Theme.px(6)

    Item {
        Layout.fillHeight: true
    }
    Icon {
        Layout.alignment: Qt.AlignHCenter
        icon: root.sign
        tint: root.vellum ? "deep" : Theme.iconAccent
        size: Theme.px(38)
        opacity: 0.85
    }
    Label {
        Layout.fillWidth: true
        vellum: root.vellum
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.large
        font.weight: Font.ExtraBold
    }
    Label {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.em(460)
        Layout.alignment: Qt.AlignHCenter
        vellum: root.vellum
        isSoft: true
        text: root.line
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
    RowLayout {
        id: place

        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.px(6)
        visible: children.length > 0
        spacing: Theme.px(10)
    }
    Item {
        Layout.fillHeight: true
    }
}
