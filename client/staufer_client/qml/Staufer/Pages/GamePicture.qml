import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The miniature of a game in its gold frame. */
Item {
    id: root

    required property string game
    property string facts
    property bool isLit: true
    property real frame: Theme.px(3)

    clip: true

    Image {
        anchors.fill: parent
        source: root.game === "" ? "" : Paths.art + "lobby/picture_" + root.game + ".svg"
        sourceSize.width: Math.max(1, Math.ceil(Math.max(width, height * 1.9) / 8) * 8)
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: height < width / 1.9 ? Image.AlignTop : Image.AlignVCenter
        opacity: root.isLit ? 1 : 0.62
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: root.frame
        border.color: Theme.gold
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.frame
        color: "transparent"
        border.width: 1
        border.color: "#6B4F1E"
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(10)
        visible: root.facts !== ""
        width: words.implicitWidth + Theme.px(18)
        height: words.implicitHeight + Theme.px(6)
        radius: Theme.px(4)
        color: "#D914171F"

        Label {
            id: words

            anchors.centerIn: parent
            text: root.facts
            color: "#EFE4CB"
            font.pixelSize: Theme.small
            font.weight: Font.Bold
        }
    }
}
