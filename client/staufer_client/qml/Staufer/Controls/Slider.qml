import QtQuick
import QtQuick.Templates as T

/** A value on a line of gold. */
T.Slider {
    id: root

    property bool vellum: false
    property string speech
    /** A state that is shown without pointer or key, for the gallery. */
    property string pose

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.5
    Accessible.name: root.speech
    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: Theme.px(6)
        radius: height / 2
        color: root.vellum ? "#40000000" : Theme.groundLow
        border.width: 1
        border.color: root.vellum ? Theme.parchmentLine : Theme.line

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: root.vellum ? Theme.goldDeep : Theme.gold
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        implicitWidth: Theme.px(22)
        implicitHeight: Theme.px(22)
        radius: width / 2
        color: root.pressed || root.pose === "pressed" ? "#E6C575" : root.hovered || root.pose === "hover" ? "#FBE8AE" : "#F0D68C"
        border.width: 1
        border.color: "#4A3208"

        FocusRing {
            isShown: root.visualFocus || root.pose === "focus"
            vellum: root.vellum
            radius: width / 2
        }
    }
}
