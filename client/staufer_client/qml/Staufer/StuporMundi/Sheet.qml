import QtQuick
import QtQuick.Effects
import Staufer.Bridge
import Staufer.Controls

/** A sheet of parchment, or of night, with the one shadow of the design and a titled head. */
Item {
    id: root

    property string title
    property string note
    property string sign
    /** The width that the title may take; 0: all. */
    property real titleRoom: 0
    property real head: root.title === "" ? 0 : 30
    property color face: Look.parchment
    property color faceLow: Look.parchmentDeep
    property color edge: Look.line
    property bool isVellum: root.face.hslLightness > 0.5
    property color titleColor: Look.ink
    readonly property real titleEnd: heading.x + heading.width
    default property alias content: body.data

    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    RectangularShadow {
        anchors.fill: sheet
        radius: 8
        blur: 18
        offset.y: 4
        color: Theme.shadow
    }
    Rectangle {
        id: sheet

        anchors.fill: parent
        radius: 8
        border.width: 1
        border.color: root.edge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.face
            }
            GradientStop {
                position: 1
                color: root.faceLow
            }
        }

        Image {
            visible: root.isVellum
            anchors.fill: parent
            anchors.margins: 2
            source: root.isVellum ? Paths.art + "stupor_mundi/vellum.svg" : ""
            sourceSize: Qt.size(640, 500)
            Accessible.ignored: true
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: 5
            color: "transparent"
            border.width: 1
            border.color: Qt.alpha(root.edge, 0.45)
        }
    }
    Row {
        id: heading

        visible: root.head > 0
        x: 12
        height: root.head
        spacing: 8

        Sign {
            visible: root.sign !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: root.sign
            size: 20
        }
        Title {
            width: root.titleRoom > 0 ? Math.min(implicitWidth, root.titleRoom) : implicitWidth
            height: parent.height
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            text: root.title
            color: root.titleColor
        }
    }
    Words {
        visible: root.head > 0 && root.note !== ""
        anchors.right: parent.right
        anchors.rightMargin: 12
        width: parent.width - heading.width - 40
        height: root.head
        horizontalAlignment: Text.AlignRight
        elide: Text.ElideRight
        text: root.note
        color: Qt.alpha(root.titleColor, 0.85)
        font.pixelSize: Look.small
    }
    Rectangle {
        visible: root.head > 0
        x: 12
        y: root.head
        width: parent.width - 24
        height: 1
        color: root.edge

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            width: 7
            height: 7
            rotation: 45
            color: root.edge
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 7
            height: 7
            rotation: 45
            color: root.edge
        }
    }
    Item {
        id: body

        anchors.fill: parent
        anchors.topMargin: root.head
    }
}
