import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/** On or off, told by the place of the knob, a tick and a word. */
T.Switch {
    id: root

    property bool vellum: false
    property string note

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight)
    leftPadding: knob.width + Theme.px(12)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.55
    Accessible.name: root.text
    Accessible.description: root.note
    Keys.onReturnPressed: root.click()
    indicator: Rectangle {
        id: knob

        y: (root.height - height) / 2
        width: Theme.px(46)
        height: Theme.px(26)
        radius: height / 2
        color: root.checked ? Theme.verdigris : root.vellum ? "#33000000" : Theme.well
        border.width: 1
        border.color: root.hovered ? Theme.gold : root.checked ? "#274A40" : root.vellum ? Theme.parchmentLine : Theme.soft

        Rectangle {
            x: root.checked ? parent.width - width - Theme.px(2) : Theme.px(2)
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
                icon: root.checked ? "check" : "cross"
                tint: "ink"
                size: Theme.px(12)
            }
        }
        FocusRing {
            isShown: root.visualFocus
            vellum: root.vellum
        }
    }
    contentItem: ColumnLayout {
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
