import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** A friar or a cardinal in full: what he gives at once, what he can do, and what he is worth at the end. */
Place {
    id: root

    required mark
    required property string ident
    required property string name
    required property string kind
    required property bool isOffered
    required property int points
    required property int knowledge
    required property int price
    required property string power

    target: "character:" + root.ident
    objectName: "card_" + root.ident
    visible: root.isOffered
    width: 122
    height: 196
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
            color: root.isStrong ? Look.lit : "#FBF5E6"
            border.color: "#4A3511"
            border.width: 1.5
        }
        Rectangle {
            width: parent.width
            height: 64
            radius: 6
            color: root.kind === "friar" ? "#CDB58A" : "#C98F86"
            border.color: "#4A3511"
            border.width: 1.5
        }
    }
    contentItem: Item {
        opacity: root.isOpen ? 1 : 0.6

        Figure {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 5
            width: 54
            height: 54
            name: "face_" + root.ident
        }
        BoardLabel {
            width: parent.width
            y: 67
            horizontalAlignment: Text.AlignHCenter
            text: root.name
            color: Look.ink
            font.pixelSize: 16
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 89
            spacing: 5

            Amount {
                visible: root.price > 0
                value: root.price
                isCoin: true
                side: 22
            }
            Amount {
                visible: root.knowledge > 0
                value: root.knowledge
                isCoin: false
                side: 22
            }
            BoardLabel {
                visible: root.points !== 0
                height: 22
                text: root.points > 0 ? qsTr("+%1 VP").arg(root.points) : qsTr("%1 VP").arg(root.points)
                color: Look.red
                font.pixelSize: 14
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
        }
        BoardLabel {
            x: 7
            y: 117
            width: parent.width - 14
            height: 74
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignTop
            text: root.power
            color: Look.inkSoft
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            font.pixelSize: 13
            Accessible.ignored: true
        }
    }
}
