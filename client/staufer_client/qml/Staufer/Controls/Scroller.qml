import QtQuick
import QtQuick.Templates as T

/** A quiet scroll bar. */
T.ScrollBar {
    id: root

    property bool vellum: false

    implicitWidth: Theme.px(10)
    implicitHeight: Theme.px(10)
    padding: Theme.px(2)
    minimumSize: 0.08
    policy: T.ScrollBar.AsNeeded
    visible: root.size < 1 && root.policy !== T.ScrollBar.AlwaysOff
    Accessible.ignored: true
    contentItem: Rectangle {
        radius: Theme.px(3)
        color: root.vellum ? Theme.goldDeep : Theme.gold
        opacity: root.pressed ? 1 : root.hovered ? 0.85 : 0.5
    }
}
