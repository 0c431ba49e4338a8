import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One paragraph of the rules; links in it lead to others. */
Rectangle {
    id: root

    required property string ident
    required property string chapter
    required property string text
    property bool isCited: false

    signal called(string paragraph)

    objectName: "paragraph_" + root.ident
    Layout.fillWidth: true
    implicitHeight: row.implicitHeight + Theme.px(18)
    radius: Theme.px(6)
    color: root.isCited ? Theme.parchmentChosen : "transparent"
    border.width: root.isCited ? 2 : 0
    border.color: Theme.gold
    Accessible.role: Accessible.Paragraph
    Accessible.name: qsTr("%1: %2").arg(root.ident).arg(words.getText(0, words.length))

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.px(10)
        anchors.rightMargin: Theme.px(16)
        spacing: Theme.px(12)

        Heading {
            Layout.alignment: Qt.AlignBaseline
            Layout.preferredWidth: Theme.em(52)
            vellum: true
            text: root.ident
            Accessible.ignored: true
        }
        TextEdit {
            id: words

            Layout.alignment: Qt.AlignBaseline
            Layout.fillWidth: true
            text: root.text
            textFormat: TextEdit.RichText
            readOnly: true
            selectByMouse: true
            activeFocusOnPress: false
            color: Theme.ink
            selectionColor: Theme.gold
            selectedTextColor: "#2A211A"
            wrapMode: TextEdit.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.strong
            font.weight: Font.Medium
            renderType: TextEdit.NativeRendering
            Accessible.ignored: true
            onLinkActivated: link => root.called(link)
        }
    }
}
