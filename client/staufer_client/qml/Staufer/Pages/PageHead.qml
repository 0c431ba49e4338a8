import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The name of the page, one line on what is the matter, and what concerns the whole page. */
RowLayout {
    id: root

    required property string title
    property string line
    property string bearer
    default property alias tools: tools.data

    spacing: Theme.gap
    Layout.fillWidth: true

    Shield {
        visible: root.bearer !== ""
        bearer: root.bearer
        size: Theme.px(48)
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.px(2)

        Heading {
            Layout.fillWidth: true
            text: root.title
            elide: Text.ElideRight
            font.pixelSize: Theme.page
            font.letterSpacing: 0.8
        }
        Label {
            objectName: "page_line"
            Layout.fillWidth: true
            visible: root.line !== ""
            isSoft: true
            text: root.line
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.strong
        }
    }
    RowLayout {
        id: tools

        spacing: Theme.px(10)
    }
}
