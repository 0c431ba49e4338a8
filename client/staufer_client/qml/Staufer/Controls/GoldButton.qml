import QtQuick
import QtQuick.Layouts

/** The one thing to do next on a page or card. */
Pressable {
    id: root

    property string sign
    property string key
    property string aside
    property int size: Theme.large
    readonly property color engraved: "#6B4510"

    implicitHeight: Math.max(Theme.px(46), implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.px(22)
    rightPadding: Theme.px(22)
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(10)
    background: Rectangle {
        radius: Theme.radius
        opacity: root.enabled ? 1 : 0.45
        border.width: 1
        border.color: "#4A3208"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.isHovered && root.enabled ? "#FBE8AE" : "#F0D68C"
            }
            GradientStop {
                position: 0.55
                color: root.isHovered && root.enabled ? "#E6C575" : "#D9B45C"
            }
            GradientStop {
                position: 1
                color: root.isPressed ? "#A87E2C" : "#B98F3A"
            }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(4)
            radius: Theme.px(5)
            color: "transparent"
            border.width: 1
            border.color: "#595C3C0E"
        }
    }
    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        opacity: root.enabled ? 1 : 0.7

        RowLayout {
            id: row

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.px(12)

            Rectangle {
                visible: root.sign === "" && root.key === ""
                implicitWidth: Theme.px(6)
                implicitHeight: Theme.px(6)
                rotation: 45
                color: root.engraved
            }
            Icon {
                visible: root.sign !== ""
                icon: root.sign
                tint: "ink"
                size: root.size * 1.1
            }
            Label {
                Layout.fillWidth: true
                text: root.text
                color: "#2A211A"
                elide: Text.ElideRight
                font.pixelSize: root.size
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
            Label {
                visible: root.aside !== ""
                text: root.aside
                color: "#4A3208"
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            KeyCap {
                visible: root.key !== ""
                text: root.key
                ink: "#2A211A"
            }
            Rectangle {
                visible: root.sign === "" && root.key === ""
                implicitWidth: Theme.px(6)
                implicitHeight: Theme.px(6)
                rotation: 45
                color: root.engraved
            }
        }
    }
}
