pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** The Imperial Projects: those on offer with their conditions, and those that players have taken. */
Item {
    id: root

    readonly property real pitch: (root.width - 20) / 4
    readonly property real row: (root.height - 20) / 2

    Repeater {
        model: StuporMundiBoard.projects

        delegate: Spot {
            id: project

            required property int index
            required property int ident
            required property int owner
            required property string name
            required property string art
            required property list<string> parts
            required property list<string> condition
            required property bool isFulfilled
            required property bool isBuilt

            x: 10 + (project.index % 4) * root.pitch
            y: 12 + Math.floor(project.index / 4) * root.row
            width: root.pitch - 8
            height: root.row - 10
            radius: 8
            subject: project.target !== "" ? project.target : "owned:" + project.ident
            background: Rectangle {
                radius: 8
                color: project.isBuilt ? "#F3E2B0" : Look.parchment
                border.width: project.isFulfilled ? 3 : 1
                border.color: project.isFulfilled ? Look.verdigris : Look.line
            }

            Behavior on x {
                NumberAnimation {
                    duration: Look.isStill ? 0 : Look.flight
                    easing.type: Easing.InOutCubic
                }
            }

            Title {
                x: 8
                y: 6
                width: parent.width - 16
                height: 34
                horizontalAlignment: Text.AlignHCenter
                text: project.name
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                Accessible.ignored: true
            }
            Sign {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 42
                name: project.art
                size: 46
            }
            Parts {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 94
                parts: project.parts
                size: 18
                wraps: true
                room: parent.width - 12
            }
            Rectangle {
                visible: project.owner < 0
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 8
                width: parent.width - 16
                height: 40
                radius: 4
                color: project.isFulfilled ? "#DCEBDD" : "#EADCB8"

                Words {
                    y: 2
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: project.isFulfilled ? qsTr("fulfilled") : qsTr("asks for")
                    color: project.isFulfilled ? "#2B5F50" : Look.inkSoft
                    font.pixelSize: Look.small
                    font.weight: Font.Bold
                }
                Parts {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 19
                    parts: project.condition
                    size: 17
                    room: parent.width - 8
                }
            }
            Parts {
                visible: project.owner >= 0
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 10
                parts: [":specialist_" + (["blue", "black", "red", "green"][project.owner] ?? "blue"), project.isBuilt ? qsTr("built") : qsTr("−4 unbuilt")]
                size: 20
                room: parent.width - 10
            }
        }
    }
}
