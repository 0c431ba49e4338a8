import QtQuick
import QtQuick.Effects

/** Gold disc: you may do this here now. Pale square with a red rim: a rival could. */
Item {
    id: root

    required property string sign
    property bool isThreat: false

    implicitWidth: 26
    implicitHeight: 26

    RectangularShadow {
        anchors.fill: parent
        radius: root.isThreat ? 6 : root.width / 2
        blur: 10
        color: root.isThreat ? "#A0000000" : "#C0F0C860"
    }
    Rectangle {
        anchors.fill: parent
        radius: root.isThreat ? 6 : root.width / 2
        color: root.isThreat ? "#E4D6B4" : Look.goldLight
        border.color: root.isThreat ? Look.red : Look.bronze
        border.width: 2
        antialiasing: true
    }
    Figure {
        anchors.centerIn: parent
        width: root.width * 0.65
        height: width
        name: root.sign
    }
}
