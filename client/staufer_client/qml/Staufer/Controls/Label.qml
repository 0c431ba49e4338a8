import QtQuick

/** Running text and figures; figures are lined up in columns. */
Text {
    id: root

    property bool vellum: false
    property bool isSoft: false

    color: root.vellum ? (root.isSoft ? Theme.inkSoft : Theme.ink) : root.isSoft ? Theme.soft : Theme.text
    linkColor: root.vellum ? Theme.imperial : Theme.accent
    font.family: Theme.sans
    font.pixelSize: Theme.body
    font.weight: Font.Medium
    font.features: {
        "lnum": 1,
        "tnum": 1
    }
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    verticalAlignment: Text.AlignVCenter
}
