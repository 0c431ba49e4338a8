pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** The three paths from the start on the left over Countryside and Village to the City on the right. */
Sheet {
    id: root

    readonly property real firstX: 100
    readonly property real step: (root.width - root.firstX - 32) / 5.55
    readonly property real row: (root.height - root.head - 8) / 3
    readonly property real space: root.row - 5

    title: qsTr("Workplaces")
    sign: "promote"
    face: "#EFE6CC"
    faceLow: "#DDD2AC"

    component Caption: Words {
        visible: x > root.titleEnd + 4
        y: -24
        height: 20
        color: Look.inkSoft
        font.pixelSize: Look.small
        font.weight: Font.Bold
    }

    Caption {
        x: root.firstX + root.step * 2 - 10 - width
        text: qsTr("Countryside")
    }
    Caption {
        x: root.firstX + root.step * 4 - 10 - width
        text: qsTr("Village")
    }
    Caption {
        x: root.width - 16 - width
        text: qsTr("City bonus")
    }
    Rectangle {
        x: 8
        y: 5
        width: 58
        height: root.row * 3 - 4
        radius: 8
        color: "#33FFFFFF"
        border.width: 1
        border.color: "#B79B5C"

        Words {
            width: parent.width
            height: 18
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Start")
            color: Look.inkSoft
            font.pixelSize: Look.small
            font.weight: Font.Bold
        }
    }
    Repeater {
        model: StuporMundiBoard.paths

        delegate: Item {
            id: path

            required property int path
            required property string letter
            required property string mark
            required property string target
            required property string speech

            y: 5 + path.path * root.row
            width: root.width
            height: root.space

            Rectangle {
                x: 84
                y: path.height / 2 - 3
                width: root.width - 144
                height: 6
                radius: 3
                color: "#B79B5C"
                opacity: 0.65
            }
            Spot {
                x: 68
                y: path.height / 2 - 13
                width: 26
                height: 26
                radius: 13
                speech: path.speech
                mark: path.mark
                target: path.target
                background: Rectangle {
                    radius: 13
                    color: Look.ink
                }

                Title {
                    anchors.centerIn: parent
                    text: path.letter
                    color: Look.goldLight
                    font.pixelSize: 14
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        model: StuporMundiBoard.spaces

        delegate: WorkSpace {
            id: space

            x: root.firstX + space.column * root.step
            y: 5 + space.path * root.row
            width: space.isCity ? root.width - x - 12 : root.step - 6
            height: root.space
        }
    }
    Repeater {
        model: StuporMundiBoard.bonuses

        delegate: Spot {
            id: bonus

            required property int path
            required property int place
            required property int together
            required property list<string> parts
            readonly property real cityX: root.firstX + 4 * root.step

            x: bonus.cityX + 14
            y: 5 + bonus.path * root.row + 2 + bonus.place * (root.space - 4) / bonus.together
            width: root.width - bonus.cityX - 29
            height: (root.space - 4) / bonus.together
            hasPointer: false
            background: Rectangle {
                visible: bonus.place > 0
                color: "transparent"

                Rectangle {
                    width: parent.width
                    height: 1
                    color: "#60A8863A"
                }
            }

            Parts {
                anchors.centerIn: parent
                parts: bonus.parts
                size: Math.min(20, bonus.height - 1)
                room: bonus.width - 6
            }
        }
    }
    Repeater {
        model: StuporMundiBoard.specialists

        delegate: Figure {
            id: figure

            readonly property real pitch: figure.space < 0 ? 17 : Math.min(19, (root.step - 34) / Math.max(1, figure.together - 1))
            readonly property int column: figure.space < 0 ? 0 : root.columnOf(figure.space)

            x: figure.space < 0 ? 10 + (figure.place % 3) * 17 : root.firstX + figure.column * root.step + (figure.column === 4 ? -10 : 3) + figure.place * figure.pitch
            y: figure.space < 0 ? 22 + Math.floor(figure.place / 3) * 26 : 5 + root.pathOf(figure.space) * root.row + root.space - 26
        }
    }

    function pathOf(space: int): int {
        return space < 5 ? 0 : space < 8 ? 1 : 2;
    }

    /** Path B has no Village. */
    function columnOf(space: int): int {
        return space < 5 ? space : space < 8 ? (space === 7 ? 4 : space - 5) : space - 8;
    }
}
