import QtQuick
import Staufer.Controls

/** One player in the auction: what they have answered, and their bid. */
Item {
    id: root

    required property string name
    required property string colour
    required property int bid
    required property bool isAsked
    required property bool isOut
    required property string stateText

    width: 112
    height: 116
    opacity: root.isOut ? 0.55 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: root.bid > 0 ? qsTr("%1, %2, bids %3").arg(root.name).arg(root.stateText).arg(root.bid) : qsTr("%1, %2").arg(root.name).arg(root.stateText)

    GoldGlow {
        visible: root.isAsked
        anchors.fill: parent
        radius: 6
        lineWidth: 3
    }
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: root.isAsked ? Look.lit : "#F6EEDC"
        border.color: "#B79F6E"
    }
    Figure {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 7
        width: 40
        height: 40
        name: "disc_" + root.colour
    }
    BoardLabel {
        x: 5
        y: 48
        width: parent.width - 10
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        color: Look.ink
        elide: Text.ElideRight
        font.pixelSize: 13
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    BoardLabel {
        x: 5
        y: 66
        width: parent.width - 10
        horizontalAlignment: Text.AlignHCenter
        text: root.stateText
        color: Look.inkSoft
        elide: Text.ElideRight
        font.pixelSize: 12
        font.italic: true
        Accessible.ignored: true
    }
    BoardLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 82
        height: 28
        text: root.bid > 0 ? root.bid : "–"
        color: root.bid > 0 ? Look.red : Look.inkSoft
        font.pixelSize: 24
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
