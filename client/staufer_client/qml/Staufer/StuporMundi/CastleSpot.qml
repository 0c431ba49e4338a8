import QtQuick

/** A space of the castle: its ghost with cost and Edict mark while it is free, or a piece that is nobody's own. */
Spot {
    id: root

    required property int space
    required property string kind
    required property string art
    required property bool isGreat
    required property list<string> cost
    required property bool hasEdict
    required property string ghost
    required property real turn
    readonly property bool isWall: root.kind === "wall"
    readonly property bool isFree: root.art === ""
    readonly property bool isForeign: root.art.endsWith("papal") || root.art.endsWith("imperial")
    readonly property string cover: root.space === 10 ? "handplus" : root.space === 11 ? "slotplus" : root.space === 12 ? "twospears" : root.kind + "_ghost"

    width: root.isWall ? 60 : 54
    height: root.isWall ? 34 : 54
    radius: 8
    background: Rectangle {
        visible: root.isFree && !root.isWall || root.mark !== ""
        radius: 8
        color: root.mark !== "" ? "#FBF0CF" : "#EFE3C4"
        border.width: 1
        border.color: Look.lineDeep
    }

    Sign {
        visible: root.isFree
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.isWall ? 0 : -8
        rotation: root.isWall && root.ghost === "" ? root.turn : root.isWall ? root.turn : 0
        opacity: root.ghost !== "" ? 0.75 : 1
        name: root.ghost !== "" ? root.ghost : root.cover
        size: root.isWall ? 54 : root.ghost !== "" ? 40 : 30
    }
    Sign {
        visible: root.isForeign
        anchors.centerIn: parent
        rotation: root.isWall ? root.turn : 0
        name: root.isForeign ? root.art : ""
        size: 58
    }
    Sign {
        visible: root.isForeign && root.isGreat
        anchors.right: parent.right
        name: "great"
        size: 20
    }
    Rectangle {
        visible: root.isFree
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.isWall ? (parent.height - height) / 2 : parent.height - height - 2
        width: price.width + 6
        height: 18
        radius: 4
        color: "#FFF8E4"
        border.width: 1
        border.color: Look.lineDeep

        Parts {
            id: price

            anchors.centerIn: parent
            parts: root.cost
            size: 14
            spacing: 1
        }
    }
    Sign {
        visible: root.hasEdict && root.isFree
        x: root.isWall ? parent.width - 36 : parent.width - 17
        y: root.isWall ? -9 : -4
        name: "edict"
        size: 19
    }
}
