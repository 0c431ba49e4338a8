import QtQuick
import QtQuick.Effects

/** An Ally or a card in a city: name, what it asks or does, and the price on the foot. Also the empty and the hidden space. */
Spot {
    id: root

    required property int city
    required property int place
    required property int together
    required property bool isAlly
    required property string what
    required property string name
    required property list<string> parts
    required property list<string> cost
    required property bool isLoyal
    required property bool isMet
    required property bool hasMore
    readonly property bool isOpen: root.what === "open"
    readonly property color band: !root.isAlly ? Look.imperial : root.isLoyal ? Look.purple : Look.verdigris

    radius: root.isAlly ? 10 : 4
    background: Item {
        Rectangle {
            visible: root.hasMore && root.isOpen
            anchors.fill: parent
            anchors.topMargin: 3
            anchors.leftMargin: 3
            anchors.rightMargin: -2.5
            anchors.bottomMargin: -2.5
            radius: root.radius
            color: "#5A4A3A"
        }
        Rectangle {
            anchors.fill: parent
            radius: root.radius
            color: root.isOpen ? Look.paper : root.what === "hidden" ? "#5A4A3A" : "#14000000"
            border.width: 1
            border.color: root.isOpen ? root.band : Look.line
        }
        Rectangle {
            visible: root.isOpen
            x: 8
            width: parent.width - 16
            height: 3
            color: root.band
        }
    }

    Words {
        visible: root.isOpen
        x: 3
        y: 4
        width: parent.width - 6
        height: root.height - 23 - effect.height
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.8
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }
    Words {
        visible: !root.isOpen
        anchors.fill: parent
        anchors.topMargin: root.what === "hidden" ? 26 : 0
        horizontalAlignment: Text.AlignHCenter
        text: root.what === "hidden" ? qsTr("face down") : qsTr("empty")
        color: root.what === "hidden" ? Look.parchment : Look.inkSoft
        font.pixelSize: Look.small
    }
    Sign {
        visible: root.what === "hidden"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 6
        name: "ally"
        size: 26
        opacity: 0.4
    }
    Parts {
        id: effect

        visible: root.isOpen
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: root.isAlly && root.isMet ? -6 : 0
        y: root.height - 19 - height
        parts: root.parts
        size: 17
        spacing: 2
        wraps: true
        room: parent.width - (root.isAlly && root.isMet ? 24 : 8)
    }
    Rectangle {
        visible: root.isOpen && root.isMet
        anchors.right: parent.right
        anchors.rightMargin: 5
        y: root.height - 35
        width: 15
        height: 15
        radius: 7.5
        color: Look.verdigris

        Sign {
            anchors.centerIn: parent
            name: "check"
            size: 10
        }
    }
    Rectangle {
        visible: root.isOpen
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 2
        width: parent.width - 4
        height: 16
        radius: root.isAlly ? 8 : 3
        color: Look.paperDeep

        Parts {
            anchors.centerIn: parent
            parts: root.cost
            size: 14
            room: parent.width - 6
        }
    }
}
