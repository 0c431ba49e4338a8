pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Staufer.Bridge

/** The castle with its eight posts, towers and rows; 744 units square, scaled by its parent. */
Item {
    id: root

    /** How much larger than its own units the board stands on the screen. */
    property real zoom: 1
    /** Text is so much larger than designed, for readers and for small boards. */
    property real letters: 1
    /** Nothing moves where nobody sees it. */
    property bool isSeen: true
    /** The board id under the pointer or the focus. */
    property string current
    property int currentRow: 0

    /** Something was clicked, by its board id. */
    signal chosen(target: string)
    /** The pointer or the focus is on a board id; empty: on none. */
    signal pointed(target: string)

    implicitWidth: 744
    implicitHeight: 744

    Binding {
        target: Look
        property: "sharpness"
        value: Math.max(2, Math.min(5, Math.ceil(root.zoom * root.Screen.devicePixelRatio)))
    }
    Binding {
        target: Look
        property: "isSeen"
        value: root.isSeen
    }
    Ground {
        anchors.fill: parent
    }
    Item {
        x: 372
        y: 372

        Repeater {
            model: FredericusBoard.sides

            delegate: SideMarks {
                letters: root.letters
            }
        }
        Rows {
            id: rows

            letters: root.letters
            onTaken: (kind, atX, atY, turn) => quarry.createObject(rows, {
                    "kind": kind,
                    "turn": turn,
                    "x": atX - 46,
                    "y": atY - 46,
                    "z": 300
                })
        }
        Component {
            id: quarry

            Quarry {
                letters: root.letters
            }
        }
        Repeater {
            id: ends

            model: FredericusBoard.sides

            delegate: EndSpot {
                id: end

                required property string endKind
                required property int count

                x: 313 * Math.sin(end.side * Math.PI / 4) - 46
                y: -313 * Math.cos(end.side * Math.PI / 4) - 46
                cards: end.count
                letters: root.letters
                isCurrent: root.currentRow === end.side
                onClicked: root.chosen("row:" + end.side)
                onPointed: isOn => root.point("row:" + end.side, isOn)
                onReached: root.currentRow = end.side
                onStepped: by => root.step(ends, end.side + by)
                onLifted: carried.lift(end.side, end.endKind)
                onCarried: at => {
                    carried.x = at.x - 46;
                    carried.y = at.y - 46;
                }
                onDropped: carried.drop()
            }
        }
        Posts {
            letters: root.letters
            onChosen: target => root.chosen(target)
            onPointed: (target, isOn) => root.point(target, isOn)
        }
        Flock {
            onChosen: target => root.chosen(target)
            onPointed: (target, isOn) => root.point(target, isOn)
        }
        Repeater {
            model: FredericusBoard.posts

            delegate: MarkBadge {
                id: badge

                required property int side
                required property string mark
                readonly property real turn: (badge.side - 0.36) * Math.PI / 4

                visible: badge.mark !== "" && badge.mark !== "chosen"
                x: 108 * Math.sin(badge.turn) - width / 2
                y: -108 * Math.cos(badge.turn) - height / 2
                sign: badge.mark === "hood" ? "hood" : "raptor"
            }
        }
        Towers {
            onChosen: target => root.chosen(target)
            onPointed: (target, isOn) => root.point(target, isOn)
        }
        Bets {
            letters: root.letters
        }
        CarriedCard {
            id: carried

            z: 400
            letters: root.letters
        }
    }

    /** What is left after something else was reached no longer counts. */
    function point(target: string, isOn: bool) {
        if (isOn || root.current === target) {
            root.current = isOn ? target : "";
            root.pointed(root.current);
        }
    }

    /** Give the focus to a neighbour in a ring of eight. */
    function step(ring: Repeater, to: int) {
        ring.itemAt((to + ring.count) % ring.count)?.forceActiveFocus(Qt.TabFocusReason);
    }
}
