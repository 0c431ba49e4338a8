import QtQuick
import QtQuick.Effects

/** A card slot: free, locked, with an open card, or with one face down. */
Spot {
    id: root

    required property int slot
    required property string numeral
    required property string filling
    required property string name
    required property string art
    required property list<string> parts
    readonly property bool isEmpty: root.filling === "free" || root.filling === "locked"
    readonly property bool isDown: root.filling === "down" || root.filling === "known"

    radius: 6
    background: Item {
        RectangularShadow {
            visible: !root.isEmpty
            anchors.fill: parent
            radius: 6
            blur: 10
            offset.y: 3
            color: "#70000000"
        }
        Rectangle {
            anchors.fill: parent
            radius: 6
            color: root.filling === "up" ? Look.paper : root.isDown ? Look.imperial : root.filling === "locked" ? "#33000000" : "#1A5B4520"
            border.width: root.isEmpty ? 1.5 : 1
            border.color: root.isEmpty ? Look.lineDeep : Look.ink
        }
        Rectangle {
            visible: root.isDown
            anchors.fill: parent
            anchors.margins: 5
            radius: 3
            color: "transparent"
            border.width: 1
            border.color: Look.goldLight
        }
    }

    Words {
        visible: root.isEmpty
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.filling === "locked" ? 8 : parent.height / 2 - height / 2
        text: root.numeral
        color: "#4A3B1C"
        font.family: "Cinzel"
        font.pixelSize: 25
        font.weight: Font.Bold
    }
    Sign {
        visible: root.filling === "locked"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        name: "lock"
        size: 30
    }
    Sign {
        visible: root.isDown
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.filling === "known" ? 8 : parent.height / 2 - 20
        name: "eagle"
        size: 40
    }
    Words {
        visible: !root.isEmpty && root.name !== ""
        x: 3
        y: root.isDown ? parent.height - 34 : 3
        width: parent.width - 6
        height: 28
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        color: root.isDown ? Look.parchment : Look.ink
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.8
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }
    Sign {
        visible: root.filling === "up"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 32
        name: root.art
        size: 28
    }
    Parts {
        visible: root.filling === "up"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        parts: root.parts
        size: 15
        room: parent.width - 6
    }
}
