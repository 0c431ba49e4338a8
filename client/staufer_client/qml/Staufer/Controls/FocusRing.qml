import QtQuick

/** The ring of the keyboard's focus: two pixels, outside the gold. */
Rectangle {
    id: root

    property bool isShown: false
    property bool vellum: false
    property real around: Theme.px(4)

    anchors.fill: parent
    anchors.margins: -root.around
    visible: root.isShown
    radius: Theme.radius + root.around
    color: "transparent"
    border.width: Math.max(2, Theme.px(2))
    border.color: root.vellum ? Theme.ink : Theme.focus
}
