pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** An area of the map: the shield of its tongue, its name, its benefit, who has used it, and the price of going there. */
Place {
    id: root

    required mark
    required property string ident
    required property string name
    required property string shield
    required property int room
    required property int lowered
    required property bool isSea
    required property bool isCathedral
    required property bool isHarbour
    required property int ducats
    required property int knowledge
    required property bool isForMessengers
    required property string note
    required property string canticle
    required property bool isCanticleOpen
    required property list<string> users
    required property int cost
    required property bool isHere
    property real letters: 1
    /** From its left side to the edge of the map. */
    property real edge: 200

    target: "area:" + root.ident
    objectName: "area_" + root.ident
    width: Math.max(40, 18 + words.x + words.width)
    height: 42
    background: Item {
        GoldGlow {
            visible: root.isStrong
            x: 28
            y: words.y - root.letters
            width: words.width + 8
            height: words.height + 4
            radius: 4
            lineWidth: 2
        }
        Rectangle {
            visible: !root.isSea
            x: 24
            y: words.y + root.letters
            width: words.x + words.width - 20
            height: words.height + 1
            radius: 4
            color: root.isHere ? "#FFF6DC" : root.isLit ? "#F0FBF5E6" : "#A0FBF5E6"
        }
        Rectangle {
            visible: root.visualFocus
            x: -3
            y: words.y - 4
            width: words.x + words.width + 9
            height: Math.max(48, words.height + 8)
            radius: 8
            color: "transparent"
            border.color: Look.ink
            border.width: 2.5
        }
        Rectangle {
            visible: root.isOpen || root.isHere
            x: 1
            y: 2
            width: 34
            height: 37
            radius: 12
            antialiasing: true
            color: root.isHere ? Look.lit : root.isStrong ? "#FFE9A8" : Look.gold
            border.color: root.isHere ? Look.red : Look.goldLine
            border.width: root.isHere || root.isStrong ? 3 : 2
        }
    }
    contentItem: Item {
        Figure {
            x: 6
            y: 7
            width: 24
            height: 27
            name: root.shield
        }
        Figure {
            visible: root.isCathedral
            x: 7
            y: -9
            width: 22
            height: 22
            name: root.isCathedral ? "mitre" : ""
        }
        Figure {
            visible: root.isHarbour
            x: 19
            y: 26
            width: 15
            height: 15
            name: root.isHarbour ? "anchor" : ""
        }
        Column {
            id: words

            x: root.isOpen || root.isHere ? 38 : 33
            y: root.lowered + 21 - 18 * root.letters
            spacing: -1

            BoardLabel {
                text: root.name
                color: root.isSea ? "#17304F" : Look.ink
                font.pixelSize: 13 * root.letters
                font.weight: Font.ExtraBold
                font.italic: root.isSea
                Accessible.ignored: true
            }
            AreaLine {
                room: root.room > 0 ? root.room + 18 - words.x : root.edge - words.x
                letters: root.letters
                ducats: root.ducats
                knowledge: root.knowledge
                isForMessengers: root.isForMessengers
                note: root.note
                canticle: root.canticle
                isCanticleOpen: root.isCanticleOpen
                users: root.users
            }
        }
        CostPip {
            visible: root.cost > 0
            x: 18 - 17 * root.letters
            y: 27
            width: 18 * root.letters
            height: width
            cost: root.cost
        }
    }
}
