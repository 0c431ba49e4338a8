import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One objective: the creature wanted, and whether it is taken. */
Rectangle {
    id: root

    required property string kind
    required property string name
    required property bool isPaired
    property bool isSmall: false

    implicitHeight: Theme.px(root.isSmall ? 30 : 54) + words.implicitHeight + Theme.px(10)
    radius: Theme.px(6)
    color: "#FBF5E6"
    border.color: root.isPaired ? Theme.verdigris : Theme.parchmentLine
    border.width: root.isPaired ? 2 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: root.isPaired ? qsTr("%1, creature taken").arg(root.name) : qsTr("%1, not yet taken").arg(root.name)

    Figure {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: Theme.px(5)
        anchors.bottom: words.top
        width: Math.min(parent.width - Theme.px(8), height)
        fullWidth: root.isSmall ? 40 : 84
        name: root.kind
    }
    ColumnLayout {
        id: words

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(5)
        x: Theme.px(2)
        width: parent.width - Theme.px(4)
        spacing: -Theme.px(1)

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.name
            color: "#2A211A"
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            font.pixelSize: root.isSmall ? Theme.em(12) : Theme.em(14)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            visible: !root.isSmall
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.isPaired ? qsTr("✓ creature taken") : qsTr("not yet taken")
            color: root.isPaired ? Theme.verdigrisDeep : "#5E4F3E"
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            font.pixelSize: Theme.em(12)
            font.weight: root.isPaired ? Font.Bold : Font.Medium
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: root.isSmall && root.isPaired
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.px(3)
        width: Theme.px(15)
        height: width
        radius: width / 2
        color: Theme.verdigris

        Icon {
            anchors.centerIn: parent
            icon: "check"
            tint: "pale"
            size: parent.width * 0.7
        }
    }
}
