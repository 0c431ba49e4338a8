import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/** A word beside the pointer; with the key that does the same. */
T.ToolTip {
    id: root

    property string key

    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height + Theme.px(6) : 0
    implicitWidth: Math.min(Theme.px(340), row.implicitWidth + leftPadding + rightPadding)
    implicitHeight: row.implicitHeight + topPadding + bottomPadding
    margins: Theme.px(6)
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    delay: 350
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    background: Rectangle {
        radius: Theme.px(6)
        color: Theme.parchment
        border.width: 1
        border.color: Theme.parchmentLine
    }
    contentItem: RowLayout {
        id: row

        spacing: Theme.px(8)

        Label {
            Layout.fillWidth: true
            vellum: true
            text: root.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            font.weight: Font.Bold
        }
        KeyCap {
            visible: root.key !== ""
            text: root.key
            ink: Theme.inkSoft
        }
    }
}
