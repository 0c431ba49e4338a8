pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** Knowledge 1 to 99 with its eight levels; a level is the dearest manuscript that one may read. */
Item {
    id: root

    property real letters: 1
    readonly property real start: 84 * Math.min(1.2, root.letters)
    readonly property int spaces: DeVulgariBoard.knowledgeSpaces
    readonly property real step: (root.width - root.start - 12) / root.spaces
    readonly property list<string> numerals: ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]

    signal pointed(target: string, isOn: bool)

    height: 54
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Knowledge")

    Sheet {
        anchors.fill: parent
    }
    Figure {
        x: 9
        y: 16
        width: 22
        height: 22
        name: "book"
    }
    BoardLabel {
        x: 35
        height: parent.height
        text: qsTr("Know-\nledge")
        color: Look.ink
        font.pixelSize: 13 * Math.min(1.2, root.letters)
        font.weight: Font.Bold
        lineHeight: 0.85
        Accessible.ignored: true
    }
    Figure {
        x: root.start
        y: 4
        width: root.spaces * root.step
        height: 46
        fullWidth: 990
        fillMode: Image.Stretch
        name: "ruler"
    }
    Repeater {
        model: root.numerals

        delegate: Item {
            id: band

            required property int index
            required property string modelData
            readonly property bool isLast: band.index === root.numerals.length - 1
            readonly property int first: DeVulgariBoard.levels[band.index]
            readonly property int next: band.isLast ? root.spaces + 1 : DeVulgariBoard.levels[band.index + 1]

            x: root.start + (band.first - 1) * root.step
            y: 4
            width: (band.next - band.first) * root.step
            height: 46

            BoardLabel {
                visible: !band.isLast
                x: 5
                height: 17
                text: band.modelData
                color: Look.lapis
                font.family: Theme.serif
                font.pixelSize: 14
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            BoardLabel {
                visible: !band.isLast
                anchors.right: parent.right
                anchors.rightMargin: 4
                height: 17
                text: qsTr("%1–%2").arg(band.first).arg(band.next - 1)
                color: Look.lapis
                font.pixelSize: 12
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: DeVulgariBoard.knowledge

        delegate: Item {
            id: marker

            required property int seat
            required property string colour
            required property int space
            required property int pile
            required property bool isMine
            required property bool isClear
            required property string speech
            property real place: root.start + (marker.space - 0.5) * root.step

            objectName: "knowledge_" + marker.seat
            x: marker.place - 13 + marker.pile * 5
            y: 25 - marker.pile * 3
            z: marker.space + marker.pile * 0.1 + (sliding.running ? 200 : 0)
            width: 26
            height: 26
            Accessible.role: Accessible.StaticText
            Accessible.name: marker.speech

            HoverHandler {
                onHoveredChanged: root.pointed("knowledge:" + marker.seat, hovered)
            }

            Behavior on place {
                NumberAnimation {
                    id: sliding

                    duration: Look.slide * 2
                    easing.type: Easing.InOutQuad
                }
            }

            Figure {
                anchors.fill: parent
                name: "disc_" + marker.colour
            }
            Rectangle {
                visible: marker.isMine
                anchors.fill: parent
                anchors.margins: -2
                radius: width / 2
                color: "transparent"
                border.color: Look.red
                border.width: 2
            }
            BoardLabel {
                visible: marker.isClear
                x: 29
                height: 26
                text: marker.space
                color: Look.ink
                font.pixelSize: 14
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
        }
    }
}
