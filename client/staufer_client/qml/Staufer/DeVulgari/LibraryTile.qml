import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** A tile of the Papal Library: its points for who looks, its back for everybody else. */
Place {
    id: root

    required mark
    required property int ident
    required property int points

    target: "tile:" + root.ident
    objectName: "tile_" + root.ident
    width: 74
    height: 92
    background: Item {
        GoldGlow {
            visible: root.isOpen
            anchors.fill: parent
            radius: 6
            lineWidth: root.isStrong ? 5 : 3
        }
        Rectangle {
            anchors.fill: parent
            radius: 6
            color: root.points > 0 ? "#FBF5E6" : "#7A2424"
            border.color: "#4A3511"
            border.width: 2
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 5
            radius: 3
            color: "transparent"
            border.color: root.points > 0 ? "#B79F6E" : "#C9A24B"
        }
    }
    contentItem: Item {
        Figure {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.points > 0 ? 12 : 26
            width: root.points > 0 ? 30 : 40
            height: width
            name: root.points > 0 ? "glyph_library" : "papal"
        }
        BoardLabel {
            visible: root.points > 0
            anchors.horizontalCenter: parent.horizontalCenter
            y: 46
            text: qsTr("%1 VP").arg(root.points)
            color: Look.red
            font.pixelSize: 20
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
    }
}
