import QtQuick
import QtQuick.Effects

/** An Edict: three signs on a scroll; it slides from Next to Active. */
Spot {
    id: root

    required property bool isActive
    required property int place
    required property string name
    required property list<string> parts

    width: 72
    height: 66
    background: Item {
        RectangularShadow {
            anchors.fill: parent
            visible: root.isActive
            radius: 4
            blur: 10
            offset.y: 2
            color: "#50000000"
        }
        Rectangle {
            anchors.fill: parent
            radius: 4
            color: root.isActive ? "#FBF4E2" : "#EBDDBD"
            border.width: 1
            border.color: root.isActive ? Look.goldDeep : Look.line
        }
    }

    Words {
        x: 3
        y: 3
        width: parent.width - 6
        height: root.isActive ? 22 : 28
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        color: root.isActive ? Look.ink : Look.inkSoft
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.82
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }
    Parts {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.isActive ? 5 : 6
        parts: root.parts
        size: root.isActive ? 30 : 20
        room: parent.width - 8
    }
}
