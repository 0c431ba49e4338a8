pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** The boards of the Postponed Crusade that are in play: what each offers instead of its action, and who has taken it. */
Item {
    id: root

    readonly property real pitch: (root.width - 20) / 3
    readonly property real row: (root.height - 20) / 2

    Repeater {
        model: StuporMundiBoard.crusade

        delegate: Spot {
            id: board

            required property int index
            required property int board
            required property string sign
            required property string art
            required property string name
            required property int remaining
            required property bool isFlipped
            required property list<string> parts
            required property list<string> cost
            required property list<int> owned

            x: 10 + (board.index % 3) * root.pitch
            y: 12 + Math.floor(board.index / 3) * root.row
            width: root.pitch - 10
            height: root.row - 10
            radius: 8
            subject: board.target !== "" ? board.target : "board:" + board.board
            background: Rectangle {
                radius: 8
                color: board.isFlipped ? "#D9C7C0" : Look.parchment
                border.width: board.isFlipped ? 2 : 1
                border.color: board.isFlipped ? Look.imperial : Look.line
            }

            Sign {
                x: 8
                y: 6
                name: board.sign
                size: 26
            }
            Title {
                x: 40
                y: 4
                width: parent.width - 48
                height: 30
                text: board.name
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 10
                Accessible.ignored: true
            }
            Sign {
                x: 12
                y: 44
                name: board.art
                size: 44
                opacity: board.remaining > 0 ? 1 : 0.35
            }
            Words {
                x: 64
                y: 44
                width: parent.width - 72
                text: board.remaining > 0 ? qsTr("%1 left").arg(board.remaining) : board.isFlipped ? qsTr("excommunicated") : qsTr("none left")
                color: board.isFlipped ? Look.imperial : Look.ink
                font.pixelSize: Look.strong
                font.weight: Font.Bold
                elide: Text.ElideRight
            }
            Parts {
                x: 64
                y: 68
                parts: board.cost
                size: 17
                room: parent.width - 72
            }
            Parts {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 98
                parts: board.parts
                size: 20
                wraps: true
                room: parent.width - 16
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 8
                spacing: 8

                Repeater {
                    model: board.owned

                    delegate: Row {
                        id: taken

                        required property int index
                        required property int modelData

                        spacing: 2
                        opacity: taken.modelData > 0 ? 1 : 0.45

                        Sign {
                            name: "specialist_" + ["blue", "black", "red", "green"][taken.index]
                            size: 18
                        }
                        Words {
                            height: 18
                            text: taken.modelData
                            font.weight: Font.Bold
                        }
                    }
                }
            }
        }
    }
    Row {
        x: 14
        y: root.height - 46
        spacing: 12
        visible: StuporMundiBoard.papal.count > 0

        Repeater {
            model: StuporMundiBoard.papal

            delegate: Spot {
                id: papal

                required property int kind
                required property string art
                required property int remaining

                width: 74
                height: 38
                background: Rectangle {
                    radius: 4
                    color: Look.paper
                    border.width: 1
                    border.color: Look.line
                }

                Parts {
                    anchors.centerIn: parent
                    parts: [":" + papal.art, "× " + papal.remaining]
                    size: 28
                }
            }
        }
    }
}
