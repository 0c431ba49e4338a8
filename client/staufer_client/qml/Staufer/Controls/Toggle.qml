import QtQuick
import QtQuick.Layouts

/**
 * On or off, told by the place of the knob, a tick and a word.
 * It keeps no state of its own: bind `isOn`, and change what it is bound to in `onSwitched`.
 */
Pressable {
    id: root

    property bool isOn: false

    signal switched(bool isOn)

    hasRing: false
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: root.isOn
    onClicked: root.switched(!root.isOn)
    contentItem: RowLayout {
        spacing: Theme.px(12)
        opacity: root.enabled ? 1 : 0.55

        Rectangle {
            Layout.preferredWidth: Theme.px(46)
            Layout.preferredHeight: Theme.px(26)
            radius: height / 2
            color: root.isOn ? Theme.verdigris : root.vellum ? "#33000000" : Theme.well
            border.width: root.isPressed ? 2 : 1
            border.color: root.isHovered ? Theme.gold : root.isOn ? "#274A40" : root.vellum ? Theme.parchmentLine : Theme.soft

            Rectangle {
                x: root.isOn ? parent.width - width - Theme.px(2) : Theme.px(2)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.height - Theme.px(4)
                height: width
                radius: width / 2
                color: "#FFF9EA"
                border.width: 1
                border.color: "#8A6A22"

                Behavior on x {
                    NumberAnimation {
                        duration: Theme.quick
                    }
                }

                Icon {
                    anchors.centerIn: parent
                    icon: root.isOn ? "check" : "cross"
                    tint: "ink"
                    size: Theme.px(12)
                }
            }
            FocusRing {
                isShown: root.isFocused
                vellum: root.vellum
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                vellum: root.vellum
                text: root.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.strong
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                visible: root.note !== ""
                vellum: root.vellum
                isSoft: true
                text: root.note
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
}
