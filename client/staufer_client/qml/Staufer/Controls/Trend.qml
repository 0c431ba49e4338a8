import QtQuick

/** A change of a rating: its sign, an arrow and a colour say the same. */
Row {
    id: root

    required property string text
    property bool vellum: false
    readonly property bool isUp: root.text.startsWith("+")
    readonly property bool isDown: root.text.startsWith("\u2212") || root.text.startsWith("-")

    visible: root.text !== ""
    spacing: Theme.px(2)

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        icon: root.isUp ? "up" : root.isDown ? "down" : "even"
        tint: root.vellum ? "ink" : Theme.iconText
        size: Theme.em(12)
    }
    Label {
        text: root.text
        color: root.isUp ? (root.vellum ? Theme.verdigrisDeep : Theme.good) : root.isDown ? (root.vellum ? Theme.imperial : Theme.bad) : root.vellum ? Theme.inkSoft : Theme.soft
        font.weight: Font.Bold
    }
}
