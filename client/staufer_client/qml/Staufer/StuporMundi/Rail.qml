pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Staufer.Bridge
import Staufer.Controls

/** The castle of the player whose boards are shown, and the tabs that show another's; 320 by 496 units. */
Item {
    id: root

    property real room: 900
    readonly property real growth: Math.max(0.6, Math.min(Theme.fit * Math.min(1.25, Theme.textScale), root.room / 496))

    implicitWidth: 320 * root.growth
    implicitHeight: 496 * root.growth
    Accessible.role: Accessible.Pane
    Accessible.name: sheet.title

    Sheet {
        id: sheet

        width: 320
        height: 496
        scale: root.growth
        transformOrigin: Item.TopLeft
        title: StuporMundiBoard.isOwn ? qsTr("Your castle") : StuporMundiBoard.shownName
        sign: "keep"
        titleRoom: 270 - 31 * Table.seats.count

        SeatTabs {
            anchors.right: parent.right
            anchors.rightMargin: 10
            y: -28
        }
        CastleGround {
            x: 8
            y: -10
        }
        Repeater {
            model: StuporMundiBoard.sides

            delegate: SideBadge {
                id: side

                readonly property point at: [Qt.point(226.4, 59.6), Qt.point(274.4, 201.1), Qt.point(152, 290), Qt.point(29.6, 201.1), Qt.point(77.6, 59.6)][side.side]

                x: 8 + side.at.x - width / 2
                y: -10 + side.at.y - height / 2
            }
        }
        Repeater {
            model: StuporMundiBoard.castle

            delegate: CastleSpot {
                id: space

                turn: root.turnOf(space.space)
                x: 8 + root.placeOf(space.space).x - width / 2
                y: -10 + root.placeOf(space.space).y - height / 2
            }
        }
        Rectangle {
            x: 12
            y: 304
            width: 296
            height: 54
            radius: 4
            color: "#FFF8E4"
            border.width: 1
            border.color: Look.goldDeep

            Words {
                x: 8
                y: 2
                width: parent.width - 16
                height: 18
                text: StuporMundiBoard.previewParts.length > 0 ? qsTr("If you choose this") : StuporMundiBoard.isOwn ? qsTr("Income of your castle each round") : qsTr("Income of this castle each round")
                color: Look.inkSoft
                elide: Text.ElideRight
                font.pixelSize: Look.small
                font.weight: Font.Bold
            }
            Parts {
                x: 8
                y: 25
                size: 18
                spacing: 4
                room: parent.width - 16
                parts: StuporMundiBoard.previewParts.length > 0 ? StuporMundiBoard.previewParts : [":income"].concat(StuporMundiBoard.incomeParts.length > 0 ? StuporMundiBoard.incomeParts : ["–"], ["·", qsTr("%1 of 5 sides closed").arg(StuporMundiBoard.closedCount)])
            }
        }
        Words {
            x: 12
            y: 359
            height: 18
            text: qsTr("Still to build")
            color: Look.inkSoft
            font.pixelSize: Look.small
            font.weight: Font.Bold
        }
        Parts {
            anchors.right: parent.right
            anchors.rightMargin: 12
            y: 360
            parts: [":edict", StuporMundiBoard.edictCount]
            size: 16
        }
        Repeater {
            model: StuporMundiBoard.pieces

            delegate: Piece {
                id: piece

                readonly property point at: piece.space >= 0 ? Qt.point(8 + root.placeOf(piece.space).x, -10 + root.placeOf(piece.space).y) : Qt.point(root.stockX(piece.piece), 423)

                turn: root.turnOf(piece.space)
                x: piece.at.x - width / 2
                y: piece.at.y - height / 2
            }
        }
    }

    /** On the plan of the castle, 304 units square: the ring from t0, then the three Keeps. */
    function placeOf(space: int): point {
        return [Qt.point(152, 50), Qt.point(205.3, 88.7), Qt.point(258.5, 127.4), Qt.point(238.2, 190), Qt.point(217.8, 252.6), Qt.point(152, 252.6), Qt.point(86.2, 252.6), Qt.point(65.8, 190), Qt.point(45.5, 127.4), Qt.point(98.7, 88.7), Qt.point(152, 124), Qt.point(118, 188), Qt.point(186, 188)][Math.max(0, space)];
    }

    /** Walls lie along their side. */
    function turnOf(space: int): real {
        return space > 0 && space < 10 && space % 2 === 1 ? [36, 108, 180, 252, 324][(space - 1) / 2] : 0;
    }

    /** Towers, Walls and Keeps in a row, the two of the set-up left out. */
    function stockX(piece: int): real {
        const place = piece < 5 ? piece - 1 : piece < 10 ? piece - 2 : piece - 2;
        return 25 + Math.max(0, place) * 26.4 + (piece >= 10 ? 8 : piece >= 5 ? 4 : 0);
    }
}
