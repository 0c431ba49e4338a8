import QtQuick

/** A space of a path: what it does while occupied, the Grain to enter it, its Edict token. */
Spot {
    id: root

    required property int path
    required property int column
    required property bool isCity
    required property list<string> parts
    required property int grain
    required property bool hasToken

    background: Rectangle {
        radius: 4
        color: root.isCity ? "#F7E7C2" : root.column < 2 ? "#E9EDCB" : "#F3E3CF"
        border.width: root.isCity ? 2 : 1
        border.color: root.isCity ? Look.goldDeep : root.column < 2 ? "#7C8A4A" : "#A5774B"
    }

    Parts {
        visible: !root.isCity
        anchors.horizontalCenter: parent.horizontalCenter
        y: 3
        parts: root.parts
        size: 18
        spacing: 3
        room: parent.width - 8
    }
    Sign {
        visible: root.hasToken
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 3
        name: "edict"
        size: 20
    }
    Rectangle {
        visible: root.grain > 0
        x: -11
        y: parent.height - 22
        width: 32
        height: 19
        radius: 9
        z: 1
        color: "#FFF6DC"
        border.width: 1
        border.color: Look.goldDeep

        Parts {
            anchors.centerIn: parent
            parts: [root.grain, ":grain"]
            size: 14
            spacing: 0
        }
    }
}
