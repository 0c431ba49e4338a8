import QtQuick

/** What a side of the castle brings once it is closed: gold and ticked then. */
Spot {
    id: root

    required property int side
    required property list<string> parts
    required property bool isClosed
    required property bool isClosing

    width: 46
    height: 25
    radius: 12
    hasPointer: false
    background: Rectangle {
        radius: 12
        color: root.isClosed ? "#E4C56F" : root.isClosing ? "#FBE9B4" : "#F7EEDA"
        border.width: root.isClosed || root.isClosing ? 2.5 : 1
        border.color: root.isClosed ? Look.goldDeep : root.isClosing ? Look.gold : Look.line
    }

    Parts {
        anchors.centerIn: parent
        parts: root.parts
        size: 16
        room: 40
    }
    Rectangle {
        visible: root.isClosed
        x: -5
        y: -5
        width: 15
        height: 15
        radius: 7.5
        color: Look.verdigris
        border.width: 1
        border.color: Look.ink

        Sign {
            anchors.centerIn: parent
            name: "check"
            size: 9
        }
    }
}
