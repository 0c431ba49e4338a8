pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** Whose boards are shown: arms, victory points, coins, and the storage of 2 cells and one for each Wall. */
Sheet {
    id: root

    readonly property color seat: Look.seat(StuporMundiBoard.shownColour)

    face: Theme.light ? "#F7EFDC" : Qt.tint("#20242F", Qt.alpha(root.seat, 0.22))
    faceLow: Theme.light ? "#EADDBE" : Qt.tint("#171A23", Qt.alpha(root.seat, 0.16))
    edge: Theme.light ? root.seat : Qt.lighter(root.seat, 1.25)
    isVellum: false
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 VP, %3 Augustales, storage %4").arg(StuporMundiBoard.shownName).arg(StuporMundiBoard.vp).arg(StuporMundiBoard.coins).arg(StuporMundiBoard.storage.map(one => one === "" ? qsTr("free") : one).join(", "))

    component Figures: Row {
        id: figures

        required property string sign
        required property int value
        required property string after
        property color ink: Theme.text

        spacing: 8

        Sign {
            name: figures.sign
            size: 29
        }
        Words {
            height: 30
            text: figures.value
            color: figures.ink
            font.pixelSize: 25
            font.weight: Font.ExtraBold
        }
        Words {
            visible: figures.after !== ""
            height: 32
            text: "→" + figures.after
            color: Theme.accent
            font.pixelSize: 16
            font.weight: Font.Bold
        }
    }

    Shield {
        x: 9
        y: 8
        folder: "table"
        colour: StuporMundiBoard.shownColour
        size: 36
    }
    Words {
        x: 49
        y: 4
        width: root.width - 54
        height: 44
        text: StuporMundiBoard.shownHouse === "" ? StuporMundiBoard.shownName : qsTr("%1, %2").arg(StuporMundiBoard.shownName).arg(StuporMundiBoard.shownHouse)
        color: Theme.text
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        lineHeight: 0.85
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        font.pixelSize: 15
        font.weight: Font.Bold
    }
    Figures {
        x: 11
        y: 56
        sign: "vp"
        value: StuporMundiBoard.vp
        after: StuporMundiBoard.goodsAfter[0] ?? ""
        ink: Theme.title
    }
    Figures {
        x: 11
        y: 89
        sign: "coin"
        value: StuporMundiBoard.coins
        after: StuporMundiBoard.goodsAfter[1] ?? ""
    }
    Words {
        x: 11
        y: 120
        height: 18
        text: qsTr("Storage %1 of %2").arg(StuporMundiBoard.storage.filter(one => one !== "").length).arg(StuporMundiBoard.storage.length)
        color: Theme.text
        font.pixelSize: Look.small
    }
    Grid {
        x: 10
        y: 141
        columns: 4
        spacing: 3

        Repeater {
            model: StuporMundiBoard.storage

            delegate: Rectangle {
                id: cell

                required property string modelData

                width: 24
                height: 25
                radius: 4
                color: cell.modelData === "" ? "transparent" : Look.parchmentDeep
                border.width: 1
                border.color: cell.modelData === "" ? Theme.line : Look.line

                Sign {
                    anchors.centerIn: parent
                    name: cell.modelData === "" ? "wall_ghost" : cell.modelData
                    size: 19
                    opacity: cell.modelData === "" ? 0.35 : 1
                }
            }
        }
    }
}
