pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** What stood at the place of the time line under the pointer: the board in little, the points, the last line. */
T.Popup {
    id: root

    width: Theme.px(264) * Math.min(1.4, Theme.textScale)
    height: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.px(8)
    margins: Theme.px(6)
    closePolicy: T.Popup.NoAutoClose
    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: 1
        border.color: Theme.gold
    }
    contentItem: ColumnLayout {
        spacing: Theme.px(6)

        Miniature {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.px(150)
            radius: Theme.px(4)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(10)

            Repeater {
                model: Table.replay.peek.seats

                delegate: RowLayout {
                    id: seat

                    required property string colour
                    required property string scoreText
                    required property bool isActive

                    Layout.fillWidth: false
                    spacing: Theme.px(3)

                    Shield {
                        size: Theme.px(18)
                        folder: "table"
                        colour: seat.colour
                    }
                    Label {
                        text: seat.scoreText
                        color: seat.isActive ? Theme.title : Theme.text
                        font.weight: seat.isActive ? Font.ExtraBold : Font.Bold
                        font.underline: seat.isActive
                    }
                }
            }
            Item {
                Layout.fillWidth: true
            }
        }
        Label {
            Layout.fillWidth: true
            text: Table.replay.peek.title
            color: Theme.accent
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            font.weight: Font.Bold
        }
        Label {
            Layout.fillWidth: true
            visible: text !== ""
            text: Table.replay.peek.text
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.pixelSize: Theme.small
        }
    }
}
