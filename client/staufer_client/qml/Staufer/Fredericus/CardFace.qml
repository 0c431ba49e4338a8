import QtQuick
import Staufer.Controls

/** The face of an end card: the emblem upright in its ring, a creature with its name. */
Item {
    id: root

    required property string kind
    required property real turn
    property real letters: 1
    readonly property Kind look: Look.of(root.kind)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: 6
        antialiasing: true
        color: "transparent"
        border.color: root.look.ring
        border.width: 1.5
    }
    Rectangle {
        anchors.centerIn: parent
        width: 80
        height: 80
        radius: 40
        antialiasing: true
        color: Look.paper
        border.color: root.look.ring
        border.width: 3
    }
    Item {
        anchors.fill: parent
        rotation: -root.turn

        Figure {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.look.isCreature ? -4 : 0
            width: 61
            height: 61
            name: root.kind
        }
        Rectangle {
            visible: root.look.isCreature
            anchors.horizontalCenter: parent.horizontalCenter
            y: 68
            width: ribbon.implicitWidth + 12
            height: ribbon.implicitHeight + 3
            radius: 3
            color: "#2A211A"
            border.color: root.look.ring

            BoardLabel {
                id: ribbon

                anchors.centerIn: parent
                text: root.look.name
                color: "#F2E7D0"
                font.pixelSize: 14 * root.letters
                font.weight: Font.Bold
            }
        }
    }
}
