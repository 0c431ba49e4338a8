import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Explains what is under the pointer, or has the focus, in words. */
Vellum {
    id: root

    readonly property string subject: Table.previewHelp["title"] ?? ""
    readonly property string words: (Table.previewHelp["text"] ?? "").replace(/\n/g, "<br>")
    readonly property string paragraph: (Table.previewHelp["paragraph"] ?? "").replace(/[A-Z]+-/g, "").replace(/ /g, ", ")

    padding: Theme.px(13)
    leftPadding: Theme.px(17)
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(10)
    spacing: Theme.px(4)
    opacity: root.subject !== "" ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.Note
    Accessible.name: root.subject + ". " + root.words

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    Rectangle {
        parent: root.background
        y: Theme.px(8)
        width: Theme.px(4)
        height: root.height - Theme.px(16)
        color: Theme.imperial
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        text: root.subject
        color: Theme.imperial
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(15)
        font.weight: Font.ExtraBold
    }
    Label {
        visible: root.words !== ""
        Layout.fillWidth: true
        vellum: true
        text: root.words
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(13)
    }
    Label {
        visible: root.paragraph !== ""
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: root.paragraph.includes(",") ? qsTr("Rules %1").arg(root.paragraph) : qsTr("Rule %1").arg(root.paragraph)
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(12)
        font.italic: true
    }
}
