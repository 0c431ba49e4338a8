import QtQuick

/** An Ally space: covered by a Tower still to be built, free, or with an Ally, what it asks for and what it brings. */
Spot {
    id: root

    required property int place
    required property string filling
    required property string name
    required property list<string> parts
    required property bool isLoyal
    required property bool isMet
    required property int vp
    required property bool hasMantle
    required property bool hasEdict
    required property string art
    required property int cost
    readonly property bool isAlly: root.filling === "ally"
    readonly property bool isCovered: root.filling === "covered"

    radius: 10
    background: Rectangle {
        radius: 10
        color: root.isAlly ? Look.paper : root.isCovered ? "#22000000" : "#FFF8E4"
        border.width: root.isAlly ? 2 : 1
        border.color: !root.isAlly ? Look.lineDeep : root.isLoyal ? Look.purple : Look.verdigris
    }

    Words {
        visible: root.isAlly
        x: 4
        y: 2
        width: parent.width - 8
        height: 18
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }
    Parts {
        visible: root.isAlly
        anchors.horizontalCenter: parent.horizontalCenter
        y: 20
        parts: root.parts
        size: 17
        room: parent.width - 10
    }
    Parts {
        visible: root.isAlly
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3
        parts: [root.isMet ? ":check_ink" : "", root.isMet ? qsTr("met: %1").arg(root.vp) : qsTr("not met: %1").arg(root.vp), ":vp"]
        size: 15
        room: parent.width - 8
        ink: root.isMet ? Look.ink : Look.inkSoft
    }
    Sign {
        visible: root.hasMantle
        anchors.right: parent.right
        anchors.rightMargin: -3
        y: -5
        name: "mantle"
        size: 22
    }
    Words {
        visible: root.filling === "free"
        anchors.fill: parent
        anchors.rightMargin: root.hasEdict ? 22 : 0
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("free for an Ally")
        color: Look.inkSoft
        wrapMode: Text.WordWrap
        font.pixelSize: Look.small
    }
    Sign {
        visible: root.isCovered
        x: root.cost > 0 ? 8 : (parent.width - width) / 2 - (root.hasEdict ? 12 : 0)
        anchors.verticalCenter: parent.verticalCenter
        name: root.art
        size: 44
    }
    Sign {
        visible: root.cost > 0
        x: 40
        y: 3
        name: "great"
        size: 19
    }
    Parts {
        visible: root.cost > 0
        x: 57
        anchors.verticalCenter: parent.verticalCenter
        parts: [root.cost, ":coin"]
        size: 18
    }
    Sign {
        visible: root.hasEdict && !root.isAlly
        anchors.right: parent.right
        anchors.rightMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        name: "edict"
        size: 24
    }
}
