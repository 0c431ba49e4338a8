import QtQuick

/** A fine line between two diamonds of gold. */
Item {
    id: root

    property bool vellum: false

    implicitHeight: Theme.px(7)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: 1
        color: root.vellum ? Theme.parchmentLine : Qt.alpha(Theme.gold, Theme.highContrast ? 1 : 0.4)
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(6)
        height: width
        rotation: 45
        color: Theme.gold
    }
    Rectangle {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(6)
        height: width
        rotation: 45
        color: Theme.gold
    }
}
