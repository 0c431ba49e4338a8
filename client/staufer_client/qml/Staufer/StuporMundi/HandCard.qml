import QtQuick
import QtQuick.Effects
import Staufer.Controls

/** A card in the hand: band of its set, name, emblem and effect. */
Spot {
    id: root

    required property string name
    required property string art
    required property list<string> parts
    required property string band
    required property string bandText
    readonly property color colour: Look.band(root.band)

    radius: 6
    background: Item {
        RectangularShadow {
            anchors.fill: parent
            radius: 6
            blur: 12
            offset.y: 3
            color: Theme.shadow
        }
        Rectangle {
            anchors.fill: parent
            radius: 6
            border.width: 1.5
            border.color: root.colour
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#FDF7E8"
                }
                GradientStop {
                    position: 1
                    color: "#EEDFBE"
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 18
            topLeftRadius: 6
            topRightRadius: 6
            color: root.colour
        }
    }

    Words {
        x: 3
        width: parent.width - 6
        height: 18
        horizontalAlignment: Text.AlignHCenter
        text: root.bandText
        color: Look.parchment
        elide: Text.ElideRight
        font.pixelSize: Look.small
    }
    Words {
        x: 3
        y: 20
        width: parent.width - 6
        height: 34
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.85
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        font.pixelSize: Look.strong
        font.weight: Font.Bold
    }
    Rectangle {
        x: 6
        y: 57
        width: parent.width - 12
        height: parent.height - 57 - 34
        radius: 4
        topLeftRadius: Math.min(width / 2, height)
        topRightRadius: Math.min(width / 2, height)
        color: Qt.alpha(root.colour, 0.16)
        border.width: 1
        border.color: Qt.alpha(root.colour, 0.5)

        Sign {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: 2
            name: root.art
            size: Math.min(48, parent.height - 8)
        }
    }
    Parts {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 17 - height / 2
        parts: root.parts
        size: 18
        wraps: true
        room: parent.width - 8
    }
}
