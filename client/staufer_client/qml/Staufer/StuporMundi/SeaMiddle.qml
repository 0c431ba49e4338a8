pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** In the middle of the sea: the compass, what sailing costs, and what is left of cards and Edicts. */
Item {
    id: root

    Sign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2
        name: "compass"
        size: Math.min(88, root.height - 118)
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: parent.width - 8
        height: 114
        radius: 8
        color: "#142440"
        border.width: 1
        border.color: Look.seaLine
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Sailing one to four spaces costs %1 Augustales. Cards left: %2 A and %3 B. Edicts left: %4.").arg(StuporMundiBoard.fares.join(", ")).arg(StuporMundiBoard.cardsA).arg(StuporMundiBoard.cardsB).arg(StuporMundiBoard.edictStack)

        Words {
            y: 3
            width: parent.width
            height: 18
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Fare by spaces sailed")
            color: Look.pale
            font.pixelSize: Look.small
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 23
            spacing: 4

            Repeater {
                model: StuporMundiBoard.fares

                delegate: Rectangle {
                    id: fare

                    required property int index
                    required property string modelData

                    width: 37
                    height: 38
                    radius: 4
                    color: Look.parchmentDeep

                    Words {
                        y: 1
                        width: parent.width
                        height: 16
                        horizontalAlignment: Text.AlignHCenter
                        text: fare.index + 1
                        font.pixelSize: Look.small
                        font.weight: Font.Bold
                    }
                    Parts {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 18
                        parts: fare.modelData === "0" ? [qsTr("free")] : [fare.modelData, ":coin"]
                        size: 15
                        room: 34
                    }
                }
            }
        }
        Parts {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 67
            parts: [":card", qsTr("Cards left"), "A " + StuporMundiBoard.cardsA, "· B " + StuporMundiBoard.cardsB]
            size: 15
            spacing: 4
            ink: Look.pale
            room: parent.width - 10
        }
        Parts {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 90
            parts: [":edict", qsTr("Edict stack"), StuporMundiBoard.edictStack]
            size: 15
            spacing: 4
            ink: Look.pale
            room: parent.width - 10
        }
    }
}
