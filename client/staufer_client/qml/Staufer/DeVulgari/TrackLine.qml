pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** One of the six tracks with, in gold, the space that one may enter now. */
Place {
    id: root

    required mark
    required property string ident
    required property string name
    required property int spaces
    required property int next
    required property string note

    target: "track:" + root.ident
    objectName: "track_" + root.ident
    background: Rectangle {
        radius: 5
        color: root.isStrong ? "#FFE9A8" : root.isLit ? "#60FFFFFF" : "transparent"
        border.color: root.visualFocus ? Look.ink : root.isStrong ? Look.goldLine : "transparent"
        border.width: 2
    }
    contentItem: Item {
        Figure {
            x: 2
            y: 4
            width: 18
            height: 18
            name: "glyph_" + root.ident
        }
        BoardLabel {
            x: 25
            height: parent.height
            text: root.name
            color: Look.ink
            font.pixelSize: 13
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Row {
            x: 92
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3

            Repeater {
                model: root.spaces

                delegate: Rectangle {
                    id: space

                    required property int index
                    readonly property bool isOpen: space.index + 1 === root.next

                    width: 22
                    height: 22
                    radius: 11
                    color: space.isOpen ? Look.gold : space.index === root.spaces - 1 ? "#DCC48A" : "#F9F2E2"
                    border.color: space.isOpen ? "#4A3511" : "#9A8658"
                    border.width: space.isOpen ? 1.5 : 1

                    BoardLabel {
                        anchors.centerIn: parent
                        text: space.index + 1
                        color: space.isOpen ? Look.ink : Look.pastInk
                        font.pixelSize: 12
                        font.weight: space.isOpen ? Font.ExtraBold : Font.Medium
                        Accessible.ignored: true
                    }
                    Rectangle {
                        visible: space.isOpen
                        anchors.fill: parent
                        anchors.margins: -2
                        radius: height / 2
                        color: "transparent"
                        border.color: Look.way
                        border.width: 2.5
                    }
                }
            }
        }
        BoardLabel {
            x: 92 + root.spaces * 25 + 3
            height: parent.height
            text: root.note
            color: Look.inkSoft
            font.pixelSize: 12
            font.italic: true
            Accessible.ignored: true
        }
    }
}
