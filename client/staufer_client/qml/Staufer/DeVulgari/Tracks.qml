pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** Riddle, Messenger, Orient, Canticle, Library and Rest, and what can be done anywhere. */
Item {
    id: root

    readonly property int lineHeight: 25
    property int current: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    width: 330
    height: 6 * root.lineHeight + 48

    Sheet {
        anchors.fill: parent
    }
    Repeater {
        id: lines

        model: DeVulgariBoard.tracks

        delegate: TrackLine {
            id: line

            required property int index

            x: 10
            y: 8 + line.index * root.lineHeight
            width: root.width - 20
            height: root.lineHeight
            isCurrent: root.current === line.index
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
            onReached: root.current = line.index
            onStepped: by => lines.itemAt((line.index + by + lines.count) % lines.count)?.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    Repeater {
        model: DeVulgariBoard.markers

        delegate: Figure {
            id: marker

            required property int line
            required property string colour
            required property int space
            required property int pile

            x: 102 + (marker.space - 1) * 25 + marker.pile * 3
            y: 8 + marker.line * root.lineHeight + 2 - marker.pile * 3
            z: marker.pile + (sliding.running ? 20 : 1)
            width: 22
            height: 22
            name: "disc_" + marker.colour
            opacity: marker.space > 0 ? 1 : 0

            Behavior on x {
                NumberAnimation {
                    id: sliding

                    duration: Look.slide
                    easing.type: Easing.InOutQuad
                }
            }
            Behavior on opacity {
                NumberAnimation {
                    duration: Look.slide
                }
            }
        }
    }
    Row {
        x: 10
        y: 8 + 6 * root.lineHeight + 5
        spacing: 5

        Plate {
            objectName: "salterio"
            target: "salterio"
            sign: "glyph_salterio"
            text: qsTr("Salterio")
            mark: DeVulgariBoard.salterio
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
        }
        Plate {
            objectName: "business"
            target: "business"
            sign: "glyph_business"
            text: qsTr("Small Business")
            mark: DeVulgariBoard.business
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
        }
        Plate {
            objectName: "library"
            target: "library"
            sign: "glyph_library"
            text: qsTr("Look, %1 left").arg(DeVulgariBoard.libraryTiles)
            mark: DeVulgariBoard.library
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
        }
    }
}
