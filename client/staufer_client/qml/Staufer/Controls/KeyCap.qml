import QtQuick

/** A key of the keyboard that does the same. */
Rectangle {
    id: root

    required property string text
    property color ink: Theme.soft

    implicitWidth: Math.max(implicitHeight, cap.implicitWidth + Theme.px(10))
    implicitHeight: cap.implicitHeight + Theme.px(4)
    radius: Theme.px(3)
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(root.ink, 0.55)
    Accessible.ignored: true

    Label {
        id: cap

        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
