import QtQuick

/** Half of a flank: the kind of the end card of a neighbour row. */
Rectangle {
    id: root

    required property string kind
    property real turn: 0

    implicitWidth: 22
    implicitHeight: 22
    radius: root.width / 2
    antialiasing: true
    color: root.kind === "" ? "#30000000" : Look.of(root.kind).field
    border.color: root.kind === "" ? "#60F2E7D0" : "#F2E7D0"
    border.width: 1.5

    Figure {
        visible: root.kind !== ""
        anchors.centerIn: parent
        width: root.width * 0.73
        height: width
        name: Look.of(root.kind).sign
        rotation: -root.turn
    }
}
