pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Controls

/** What an area gives, and who has used it. */
Item {
    id: root

    required property real letters
    /** How much room there is up to the edge of the map; where it is too little, the players take a second line. */
    required property real room
    required property int ducats
    required property int knowledge
    required property bool isForMessengers
    required property string note
    required property string canticle
    required property bool isCanticleOpen
    required property list<string> users
    readonly property bool isLong: gifts.width + 3 + marks.width > root.room

    implicitWidth: root.isLong ? Math.max(gifts.width, marks.width) : gifts.width + (root.users.length > 0 ? 3 + marks.width : 0)
    implicitHeight: root.isLong ? gifts.height + marks.height : Math.max(gifts.height, marks.height)

    Row {
        id: gifts

        spacing: 3

        Amount {
            visible: root.ducats > 0
            value: root.ducats
            isCoin: true
            side: 19 * root.letters
        }
        Amount {
            visible: root.knowledge > 0
            value: root.knowledge
            isCoin: false
            side: 19 * root.letters
        }
        Figure {
            visible: root.isForMessengers
            anchors.verticalCenter: parent.verticalCenter
            width: 17 * root.letters
            height: width
            name: root.isForMessengers ? "glyph_messenger" : ""
        }
        BoardLabel {
            visible: root.note !== ""
            text: root.note
            color: Look.inkSoft
            font.pixelSize: 12 * root.letters
            font.italic: true
            Accessible.ignored: true
        }
        Rectangle {
            visible: root.canticle !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: tau.width + turn.width + 7
            height: 17 * root.letters
            radius: height / 2
            antialiasing: true
            color: root.isCanticleOpen ? "#F5D36C" : "#E9DDC2"
            border.color: root.isCanticleOpen ? "#4A3511" : "#6B4526"
            border.width: root.isCanticleOpen ? 2 : 1

            Figure {
                id: tau

                x: 1
                y: 1
                width: parent.height - 2
                height: width
                name: root.canticle !== "" ? "tau" : ""
            }
            BoardLabel {
                id: turn

                x: tau.width + 3
                height: parent.height
                text: root.canticle
                color: Look.ink
                font.pixelSize: 12 * root.letters
                font.weight: root.isCanticleOpen ? Font.ExtraBold : Font.Bold
                Accessible.ignored: true
            }
        }
    }
    Row {
        id: marks

        x: root.isLong ? 0 : gifts.width + 3
        y: root.isLong ? gifts.height : 2 * root.letters
        spacing: root.users.length > 2 ? -4 * root.letters : 2

        Repeater {
            model: root.users

            delegate: Figure {
                required property string modelData

                width: 15 * root.letters
                height: width
                fullWidth: 18
                name: "disc_" + modelData
            }
        }
    }
}
