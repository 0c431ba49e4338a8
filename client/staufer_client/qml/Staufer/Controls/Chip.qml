import QtQuick
import QtQuick.Layouts

/** One answer among several that may be ticked together; the tick says so, not the colour alone. */
Pressable {
    id: root

    property bool isOn: false

    leftPadding: Theme.px(8)
    rightPadding: Theme.px(14)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: root.isOn
    background: Rectangle {
        radius: Theme.radius
        opacity: root.enabled ? 1 : 0.5
        color: root.isOn ? (root.vellum ? Theme.parchmentLit : Theme.chosen) : root.isPressed ? Theme.press : root.isHovered ? (root.vellum ? "#59FFFFFF" : Theme.hover) : "transparent"
        border.width: 1
        border.color: root.isOn || root.isHovered ? (root.vellum ? Theme.goldDeep : Theme.gold) : root.vellum ? Theme.parchmentLine : Theme.line
    }
    contentItem: RowLayout {
        spacing: Theme.px(8)
        opacity: root.enabled ? 1 : 0.55

        Rectangle {
            implicitWidth: Theme.em(20)
            implicitHeight: implicitWidth
            radius: Theme.px(4)
            color: root.vellum ? Theme.parchmentLit : Theme.well
            border.width: 1
            border.color: root.vellum ? Theme.goldDeep : Theme.gold

            Icon {
                anchors.centerIn: parent
                visible: root.isOn
                icon: "check"
                tint: root.vellum ? "ink" : Theme.iconAccent
                size: Theme.em(15)
            }
        }
        Label {
            Layout.fillWidth: true
            vellum: root.vellum
            text: root.text
            elide: Text.ElideRight
            font.weight: root.isOn ? Font.ExtraBold : Font.Medium
            Accessible.ignored: true
        }
    }
}
