import QtQuick
import Staufer.Controls

/** An amount of Ducati on a coin, or of knowledge on a book. */
Item {
    id: root

    required property int value
    required property bool isCoin
    property real side: 19

    implicitWidth: root.side * (root.isCoin ? 1.06 : 1)
    implicitHeight: root.side

    Figure {
        anchors.fill: parent
        name: root.isCoin ? "coin" : "book"
    }
    BoardLabel {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: root.isCoin ? 0 : root.side * 0.06
        anchors.verticalCenterOffset: root.isCoin ? -0.5 : -1
        text: root.value
        color: root.isCoin ? "#2A1C05" : "#FFFFFF"
        font.pixelSize: root.side * 0.66
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
