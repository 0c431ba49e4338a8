pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The shelves of manuscripts, cheapest first; a manuscript that is taken flies to its new owner. */
Panel {
    id: root

    property int current: 0
    readonly property real head: Theme.px(30)
    readonly property int rows: Math.max(4, DeVulgariBoard.shelves.count)
    readonly property real rowHeight: (root.availableHeight - root.head) / root.rows
    readonly property real start: Theme.px(36)
    readonly property int slots: Math.max(2, DeVulgariBoard.slots)
    readonly property real pitch: Math.min(Theme.px(60), (root.availableWidth - root.start - Theme.px(26)) / root.slots)
    readonly property size book: Qt.size(Math.min(Theme.px(52), root.pitch - Theme.px(7)), Math.min(Theme.px(46), root.rowHeight - Theme.px(12)))

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    padding: Theme.px(12)
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(4)
    implicitHeight: root.head + root.rows * Theme.px(Look.isTight ? 46 : 52) + topPadding + bottomPadding
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Manuscripts")

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        RowLayout {
            width: parent.width

            Heading {
                Layout.fillWidth: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(10)
                text: qsTr("Manuscripts")
                font.pixelSize: Theme.em(14)
            }
            Label {
                isSoft: true
                text: DeVulgariBoard.levelText
                font.pixelSize: Theme.em(12)
            }
        }
        Repeater {
            model: DeVulgariBoard.shelves

            delegate: Item {
                id: shelf

                required property int price
                required property int stack
                required property string speech

                y: root.head + (shelf.price - 1) * root.rowHeight
                width: root.availableWidth
                height: root.rowHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: shelf.speech

                Behavior on y {
                    NumberAnimation {
                        duration: Look.slide
                        easing.type: Easing.InOutQuad
                    }
                }

                Rectangle {
                    y: parent.height - Theme.px(6)
                    width: parent.width
                    height: Theme.px(5)
                    radius: 1
                    border.color: "#3A2815"
                    gradient: Gradient {
                        GradientStop {
                            position: 0
                            color: "#8A6238"
                        }
                        GradientStop {
                            position: 1
                            color: "#5C3E22"
                        }
                    }
                }
                CostPip {
                    y: (parent.height - Theme.px(6) - height) / 2 + Theme.px(2)
                    width: Theme.px(25)
                    height: width
                    cost: shelf.price
                }
                Label {
                    anchors.right: parent.right
                    y: (parent.height - Theme.px(6) - height) / 2 + Theme.px(2)
                    isSoft: true
                    text: qsTr("+%1").arg(shelf.stack)
                    font.pixelSize: Theme.em(12)
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            id: tiles

            model: DeVulgariBoard.manuscripts

            delegate: ShelfTile {
                id: tile

                required property int index

                origin: Qt.point(root.start, root.head + root.rowHeight - Theme.px(6))
                pitch: root.pitch
                rowHeight: root.rowHeight
                panel: Qt.size(root.width, root.height)
                size: root.book
                isCurrent: root.current === tile.index
                onClicked: root.chosen(target)
                onPointed: isOn => root.pointed(target, isOn)
                onReached: root.current = tile.index
                onStepped: by => root.step(tile.index, by)
            }
        }
    }

    /** To the next tile that still lies on a shelf. */
    function step(from: int, by: int) {
        for (let n = 1; n <= tiles.count; n += 1) {
            const tile = tiles.itemAt((from + by * n + tiles.count * n) % tiles.count) as ShelfTile;
            if (tile.shelf >= 0)
                return tile.forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
