import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** An event that lies in its area: its number, its money and its knowledge. It unrolls when it comes up. */
Place {
    id: root

    required mark
    required property int ident
    required property int ducats
    required property int knowledge
    property real letters: 1

    target: "event:" + root.ident
    objectName: "event_" + root.ident
    width: line.width + 8
    height: 20 * root.letters
    transformOrigin: Item.TopLeft
    background: Item {
        GoldGlow {
            visible: root.isOpen || root.isLit
            anchors.fill: parent
            radius: 3
            lineWidth: root.isLit || root.isMeant ? 3 : 2
        }
        Rectangle {
            anchors.fill: parent
            radius: 3
            color: Look.red
            border.color: "#F2E7D0"
        }
    }
    contentItem: Item {
        Row {
            id: line

            x: 4
            height: parent.height
            spacing: 3

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 17 * root.letters
                height: width
                radius: width / 2
                color: "#F9EBD3"

                BoardLabel {
                    anchors.centerIn: parent
                    text: root.ident
                    color: Look.red
                    font.pixelSize: 12 * root.letters
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
            }
            Amount {
                visible: root.ducats > 0
                anchors.verticalCenter: parent.verticalCenter
                value: root.ducats
                isCoin: true
                side: 17 * root.letters
            }
            Amount {
                anchors.verticalCenter: parent.verticalCenter
                value: root.knowledge
                isCoin: false
                side: 16 * root.letters
            }
        }
    }
    NumberAnimation on scale {
        from: Look.isStill ? 1 : 0
        to: 1
        duration: Look.unroll
        easing.type: Easing.OutBack
    }
}
