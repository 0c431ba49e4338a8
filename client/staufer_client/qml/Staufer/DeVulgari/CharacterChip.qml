import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** A friar or a cardinal by name; one that is taken shows its owner's disc, one that left the game is struck out. */
Place {
    id: root

    required mark
    required property string ident
    required property string name
    required property string owner
    required property bool isFree
    required property int points
    required property int knowledge
    required property int price
    required property string power

    target: "character:" + root.ident
    objectName: "character_" + root.ident
    width: words.x + words.implicitWidth + Theme.px(Look.isTight ? 4 : 6)
    height: Math.max(Theme.px(24), words.implicitHeight + Theme.px(4))
    background: Item {
        GoldGlow {
            visible: root.isOpen
            anchors.fill: parent
            radius: Theme.px(4)
            lineWidth: Theme.px(root.isStrong ? 3 : 2)
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(4)
            color: root.isFree ? (root.isLit ? "#FFFAEE" : "#E9DCBF") : Theme.well
            border.width: root.isLit ? 2 : 1
            border.color: root.isFree ? "#8A7448" : Theme.line
        }
    }
    contentItem: Item {
        Figure {
            x: Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(19)
            height: width
            opacity: root.isFree || root.owner !== "" ? 1 : 0.4
            name: root.owner === "" ? "face_" + root.ident : "disc_" + root.owner
        }
        Label {
            id: words

            x: Theme.px(Look.isTight ? 24 : 25)
            height: parent.height
            text: root.name
            color: root.isFree ? "#2A211A" : Theme.soft
            font.pixelSize: Theme.em(12)
            font.weight: Font.Bold
            font.strikeout: !root.isFree && root.owner === ""
            Accessible.ignored: true
        }
    }
}
