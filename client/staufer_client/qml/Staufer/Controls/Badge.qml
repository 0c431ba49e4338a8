import QtQuick

/** A count that wants attention. */
Rectangle {
    id: root

    required property int count

    visible: root.count > 0
    implicitWidth: Math.max(Theme.px(24), number.implicitWidth + Theme.px(12))
    implicitHeight: number.implicitHeight + Theme.px(2)
    radius: height / 2
    color: Theme.imperial

    Label {
        id: number

        anchors.centerIn: parent
        text: root.count
        color: Theme.imperialText
        font.pixelSize: Theme.small
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
