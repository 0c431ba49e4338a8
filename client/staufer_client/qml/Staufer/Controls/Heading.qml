import QtQuick

/** A title in capitals. */
Text {
    id: root

    property bool vellum: false

    color: root.vellum ? Theme.imperial : Theme.title
    font.family: Theme.serif
    font.pixelSize: Theme.head
    font.weight: Font.Bold
    font.letterSpacing: 0.6
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.Heading
}
