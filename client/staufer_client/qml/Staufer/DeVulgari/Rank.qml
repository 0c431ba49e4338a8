pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Controls

/** A rank of the election: its price in votes, its points, and who holds it. */
Item {
    id: root

    required property string name
    required property int votes
    required property int points
    required property bool isMine
    required property list<string> holders

    width: 112
    height: 116
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2 votes for %3 points").arg(root.name).arg(root.votes).arg(root.points)

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: root.isMine ? Look.lit : "#F1E6CC"
        border.color: root.isMine ? Look.goldLine : "#B79F6E"
        border.width: root.isMine ? 2.5 : 1
    }
    BoardLabel {
        width: parent.width
        y: 8
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        color: Look.ink
        font.pixelSize: 15
        font.weight: Font.Bold
        font.capitalization: Font.Capitalize
        Accessible.ignored: true
    }
    BoardLabel {
        width: parent.width
        y: 30
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%1 VP").arg(root.points)
        color: Look.red
        font.pixelSize: 22
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
    BoardLabel {
        width: parent.width
        y: 60
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%1 votes").arg(root.votes)
        color: Look.inkSoft
        font.pixelSize: 13
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 84
        spacing: 2

        Repeater {
            model: root.holders

            delegate: Figure {
                required property string modelData

                width: 24
                height: 24
                name: "disc_" + modelData
            }
        }
    }
}
