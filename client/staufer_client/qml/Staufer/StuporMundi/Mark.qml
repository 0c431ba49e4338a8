import QtQuick

/** What may be chosen: a gold line with a dark edge and a diamond; what is chosen has a thicker one and a tick. */
Item {
    id: root

    property string mark
    property bool isLit: false
    property real radius: 4
    property bool hasPointer: true
    readonly property bool isChosen: root.mark === "chosen"

    visible: root.mark !== "" || root.isLit

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3.5
        radius: root.radius + 3.5
        antialiasing: true
        color: "transparent"
        border.width: 1.5
        border.color: root.mark === "" ? "transparent" : "#5A410C"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: root.radius + 2
        antialiasing: true
        color: root.isLit && root.mark !== "" ? "#1CFFE9A8" : "transparent"
        border.width: root.mark === "" ? 1.5 : root.isChosen || root.isLit ? 4 : 3
        border.color: root.mark === "" ? "#B08A3A" : root.isChosen ? "#B8871F" : root.isLit ? "#F0D27A" : Look.gold
    }
    Rectangle {
        visible: root.hasPointer && root.mark === "open"
        x: parent.width / 2 - width / 2
        y: -height * 0.8
        width: 11
        height: 11
        rotation: 45
        antialiasing: true
        color: Look.gold
        border.width: 1.5
        border.color: Look.ink
    }
    Rectangle {
        visible: root.isChosen
        x: -9
        y: -9
        width: 18
        height: 18
        radius: 9
        color: Look.verdigris
        border.width: 1.5
        border.color: Look.ink

        Sign {
            anchors.centerIn: parent
            name: "check"
            size: 11
        }
    }
}
