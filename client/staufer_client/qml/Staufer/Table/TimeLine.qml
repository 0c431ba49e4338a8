pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The whole match as one line: rounds, turns in their colours, captures as diamonds, and where we are. */
T.Slider {
    id: root

    objectName: "timeline"
    implicitHeight: Theme.px(64)
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
    Accessible.name: qsTr("Time line, record %1 of %2").arg(Table.replay.seq).arg(Table.replay.last)
    onMoved: Table.replay.seek(Math.round(root.value))

    background: Item {
        Rectangle {
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
        }
        Repeater {
            model: Table.replay.marks

            delegate: Item {
                id: mark

                required property int seq
                required property string kind
                required property string text
                required property string colour

                x: root.leftPadding + mark.seq / root.to * root.availableWidth

                Rectangle {
                    visible: mark.kind === "round"
                    y: Theme.px(4)
                    width: 1
                    height: Theme.px(52)
                    color: Theme.soft
                    opacity: 0.6
                }
                Label {
                    visible: mark.kind === "round"
                    x: Theme.px(5)
                    y: Theme.px(2)
                    isSoft: true
                    text: mark.text
                    font.pixelSize: Theme.em(12)
                }
                Shield {
                    visible: mark.kind === "turn"
                    x: Theme.px(1)
                    y: Theme.px(41)
                    size: Theme.px(13)
                    folder: "table"
                    colour: mark.colour === "" ? "blue" : mark.colour
                }
                Rectangle {
                    visible: mark.kind !== "round" && mark.kind !== "turn"
                    x: -width / 2
                    y: Theme.px(23)
                    width: Theme.px(12)
                    height: width
                    rotation: 45
                    color: Theme.imperial
                    border.width: 1.5
                    border.color: Theme.goldLight

                    HoverHandler {
                        id: over
                    }
                    TapHandler {
                        onTapped: Table.replay.seek(mark.seq)
                    }
                    Tooltip {
                        visible: over.hovered
                        text: mark.text
                    }
                }
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
}
