import QtQuick
import QtQuick.Layouts

/** A quiet button: a line, an icon, a word. `isOn` marks what is due or chosen. */
Pressable {
    id: root

    property string sign
    property string key
    property bool isOn: false

    leftPadding: Theme.px(13)
    rightPadding: Theme.px(13)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    background: Rectangle {
        radius: Theme.radius
        opacity: root.enabled ? 1 : 0.5
        color: root.isOn ? (root.vellum ? Theme.parchmentChosen : Theme.chosen) : root.isPressed ? Theme.press : root.vellum ? (root.isHovered ? "#80FFFFFF" : "#40FFFFFF") : root.isHovered ? Theme.hover : "transparent"
        border.width: 1
        border.color: root.isOn || root.isHovered ? (root.vellum ? Theme.goldDeep : Theme.gold) : root.vellum ? Theme.parchmentLine : Qt.alpha(Theme.gold, Theme.highContrast ? 1 : 0.6)
    }
    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        opacity: root.enabled ? 1 : 0.55

        RowLayout {
            id: row

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.px(8)

            Icon {
                visible: root.sign !== ""
                icon: root.sign
                tint: root.vellum ? "deep" : Theme.iconAccent
            }
            Label {
                Layout.fillWidth: true
                visible: root.text !== ""
                text: root.text
                vellum: root.vellum
                elide: Text.ElideRight
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            KeyCap {
                visible: root.key !== ""
                text: root.key
                ink: root.vellum ? Theme.inkSoft : Theme.soft
            }
        }
    }
}
