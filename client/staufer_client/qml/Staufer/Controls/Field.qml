import QtQuick
import QtQuick.Layouts

/** A named question of a form with its answer below. */
ColumnLayout {
    id: root

    required property string text
    property string note
    property bool vellum: false
    default property alias answer: place.data

    spacing: Theme.px(5)

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        Label {
            vellum: root.vellum
            text: root.text
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
        }
        Label {
            Layout.fillWidth: true
            visible: root.note !== ""
            vellum: root.vellum
            isSoft: true
            text: root.note
            elide: Text.ElideRight
            font.pixelSize: Theme.small
        }
    }
    ColumnLayout {
        id: place

        Layout.fillWidth: true
        spacing: Theme.px(6)
    }
}
