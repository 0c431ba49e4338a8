import QtQuick

/** A small square button of one icon; its name is spoken and shown when the pointer rests on it. */
Pressable {
    id: root

    required property string sign
    property bool isOn: false
    property bool isFramed: true
    property real side: Theme.target

    implicitWidth: root.side
    implicitHeight: root.side
    background: Rectangle {
        radius: Theme.radius
        opacity: root.enabled ? 1 : 0.5
        color: root.isOn ? (root.vellum ? Theme.parchmentChosen : Theme.chosen) : root.isPressed ? Theme.press : root.isHovered ? (root.vellum ? "#80FFFFFF" : Theme.hover) : root.vellum && root.isFramed ? "#40FFFFFF" : "transparent"
        border.width: root.isFramed || root.isHovered || root.isOn ? 1 : 0
        border.color: root.isOn || root.isHovered ? (root.vellum ? Theme.goldDeep : Theme.gold) : root.vellum ? Theme.parchmentLine : Theme.line
    }
    contentItem: Item {
        implicitWidth: glyph.size
        implicitHeight: glyph.size

        Icon {
            id: glyph

            anchors.centerIn: parent
            icon: root.sign
            size: Math.min(root.side * 0.56, Theme.em(20))
            tint: root.vellum ? "deep" : Theme.iconAccent
            opacity: root.enabled ? 1 : 0.5
        }
    }

    Tooltip {
        visible: (root.hovered || root.visualFocus) && root.text !== ""
        text: root.text
        key: root.note
    }
}
