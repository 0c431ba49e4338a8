pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The whole match as one line: rounds, turns in their colours, turning points as diamonds, and where we are. */
T.Slider {
    id: root

    /** The record under the pointer; -1: none. */
    readonly property int pointed: over.hovered && !root.pressed || root.pressed ? Math.round(Math.max(0, Math.min(1, (over.point.position.x - root.leftPadding) / root.availableWidth)) * root.to) : -1

    objectName: "timeline"
    implicitHeight: Theme.px(60)
    padding: Theme.px(12)
    from: 0
    to: Math.max(1, Table.replay.last)
    value: Table.replay.seq
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    live: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    wheelEnabled: true
    Accessible.name: qsTr("Time line, %1, record %2 of %3").arg(Table.replay.placeText).arg(Table.replay.seq).arg(Table.replay.last)
    onMoved: Table.replay.drag(Math.round(root.value))
    onPointedChanged: Table.replay.peek.at(root.pointed)

    background: Item {
        Rectangle {
            id: bar

            x: root.leftPadding
            y: Theme.px(24)
            width: root.availableWidth
            height: Theme.px(10)
            radius: height / 2
            color: Theme.light ? "#CDBB92" : "#0B0D12"
            border.width: 1
            border.color: Theme.line

            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                radius: height / 2
                color: Theme.gold
            }
            Rectangle {
                visible: root.pointed >= 0
                x: root.pointed / root.to * parent.width
                y: -Theme.px(4)
                width: 2
                height: parent.height + Theme.px(8)
                color: Theme.text
            }
        }
        TurnStrip {
            x: root.leftPadding
            y: Theme.px(43)
            width: root.availableWidth
            height: Theme.px(7)
        }
        Label {
            x: root.leftPadding
            y: Theme.px(2)
            visible: (marks.count > 0 ? marks.itemAt(0)?.x ?? 0 : 0) > x + width + Theme.px(8)
            isSoft: true
            text: qsTr("Set-up")
            font.pixelSize: Theme.em(12)
        }
        Repeater {
            id: marks

            model: Table.replay.marks

            delegate: TimeMark {
                required property int index

                x: root.leftPadding + seq / root.to * root.availableWidth
                before: marks.count > 0 && index > 0 ? marks.itemAt(index - 1) as TimeMark : null
            }
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * root.availableWidth - width / 2
        y: Theme.px(18)
        width: Theme.px(22)
        height: width
        radius: width / 2
        color: root.pressed ? Theme.gold : Theme.goldLight
        border.width: Theme.px(3)
        border.color: "#4A3208"

        FocusRing {
            isShown: root.visualFocus
            radius: width / 2
        }
    }

    HoverHandler {
        id: over

        cursorShape: Qt.PointingHandCursor
    }
    PeekCard {
        objectName: "peek"
        x: root.leftPadding + Table.replay.peek.seq / root.to * root.availableWidth - width / 2
        y: -height - Theme.px(4)
        visible: Table.replay.peek.seq >= 0
    }
}
