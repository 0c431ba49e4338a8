import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Explains what is under the pointer, or has the focus, in words. */
Vellum {
    id: root

    readonly property string subject: Table.previewHelp["title"] ?? ""
    /** The first use in full; the others, if there are any, by their names. */
    readonly property list<string> uses: (Table.previewHelp["text"] ?? "").split("\n")
    readonly property string words: root.uses[0] ?? ""
    readonly property string others: root.uses.slice(1).join("<br>")
    readonly property list<string> paragraphs: (Table.previewHelp["paragraph"] ?? "").replace(/[A-Z]+-/g, "").split(" ").slice(0, 4)

    padding: Theme.px(13)
    leftPadding: Theme.px(17)
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(10)
    spacing: Theme.px(4)
    opacity: root.subject !== "" ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.Note
    Accessible.name: [root.subject + ".", root.words, root.others].join(" ")

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
    Divider {
        visible: root.others !== ""
        Layout.fillWidth: true
        Layout.topMargin: Theme.px(3)
        vellum: true
    }
    Label {
        visible: root.others !== ""
        Layout.fillWidth: true
        vellum: true
        text: root.others
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(13)
    }
    Label {
        visible: text !== ""
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: (root.paragraphs[0] ?? "") === "" ? "" : root.paragraphs.length > 1 ? qsTr("Rules %1").arg(root.paragraphs.join(", ")) : qsTr("Rule %1").arg(root.paragraphs[0])
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(12)
        font.italic: true
    }
}
