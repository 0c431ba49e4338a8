pragma ComponentBehavior: Bound

import QtQuick

/** A line of figures, words and signs; it shrinks to its room, and takes a second line before it gets too small. */
Item {
    id: root

    property list<string> parts
    property real size: 16
    property color ink: Look.ink
    /** The width there is; 0: as much as is needed. */
    property real room: 0
    property bool wraps: false
    property real spacing: 2
    readonly property real drawn: root.isDouble ? root.size * 0.82 : root.size
    readonly property real letterSize: Math.max(11, root.drawn * 0.84) * Look.letters
    readonly property real breadth: root.reckon(root.parts, root.size)
    readonly property bool isDouble: root.wraps && root.room > 0 && root.breadth > root.room * 1.3
    readonly property int half: root.isDouble ? root.middle() : root.parts.length
    readonly property real fit: root.room > 0 ? Math.min(1, root.room / Math.max(1, column.implicitWidth)) : 1

    implicitWidth: column.implicitWidth * root.fit
    implicitHeight: root.isDouble ? root.drawn * 2 : root.size

    component Line: Row {
        id: line

        required property list<string> shown

        anchors.horizontalCenter: parent?.horizontalCenter
        spacing: root.spacing

        Repeater {
            model: line.shown

            delegate: Item {
                id: part

                required property string modelData
                readonly property bool isSign: part.modelData.startsWith(":")

                width: part.isSign ? root.drawn * (part.modelData === ":arrow_ink" ? 0.75 : 1) : word.implicitWidth
                height: root.drawn

                Sign {
                    visible: part.isSign
                    anchors.centerIn: parent
                    name: part.isSign ? part.modelData.slice(1) : ""
                    size: part.width
                }
                Words {
                    id: word

                    visible: !part.isSign
                    height: parent.height
                    text: part.isSign ? "" : part.modelData
                    color: root.ink
                    font.pixelSize: root.letterSize
                    font.weight: Font.Bold
                }
            }
        }
    }

    Column {
        id: column

        anchors.centerIn: parent
        scale: root.fit
        spacing: 1

        Line {
            shown: root.isDouble ? root.parts.slice(0, root.half) : root.parts
        }
        Loader {
            anchors.horizontalCenter: parent.horizontalCenter
            active: root.isDouble
            visible: root.isDouble
            sourceComponent: second
        }
    }

    Component {
        id: second

        Line {
            shown: root.parts.slice(root.half)
        }
    }

    /** How wide parts will be, roughly. */
    function reckon(parts: list<string>, size: real): real {
        let sum = 0;
        for (const part of parts)
            sum += (part.startsWith(":") ? size : part.length * size * 0.45) + root.spacing;
        return sum;
    }

    /** Where the second line begins: past the half, before a figure rather than after one. */
    function middle(): int {
        let sum = 0;
        for (let n = 0; n < root.parts.length; n += 1) {
            sum += root.reckon([root.parts[n]], root.size);
            if (sum >= root.breadth / 2 && n + 1 < root.parts.length)
                return n + 1;
        }
        return root.parts.length;
    }
}
