import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One page in the rail. */
Pressable {
    id: root

    required property string page
    required property string sign
    property string key
    property int count: 0
    property bool isOn: false

    objectName: "nav_" + root.page
    Layout.fillWidth: true
    implicitHeight: Math.max(Theme.px(42), implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(10)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    speech: root.count > 0 ? qsTr("%1, %2 waiting").arg(root.text).arg(root.count) : root.text
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.isOn
    background: Rectangle {
        radius: Theme.radius
        color: root.isOn ? Theme.chosen : root.hovered ? Theme.hover : "transparent"

        Rectangle {
            visible: root.isOn
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(3)
            height: parent.height * 0.58
            radius: width / 2
            color: Theme.gold
        }
    }
    contentItem: RowLayout {
        spacing: Theme.px(12)

        Icon {
            icon: root.sign
            tint: root.isOn ? Theme.iconAccent : Theme.iconText
            size: Theme.em(22)
            opacity: root.isOn || Theme.highContrast ? 1 : 0.75
        }
        Label {
            Layout.fillWidth: true
            text: root.text
            color: root.isOn ? Theme.title : Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.em(17)
            font.weight: root.isOn ? Font.ExtraBold : Font.Medium
            Accessible.ignored: true
        }
        Badge {
            count: root.count
        }
    }

    Tooltip {
        visible: root.hovered && root.key !== ""
        text: root.text
        key: root.key
    }
}
