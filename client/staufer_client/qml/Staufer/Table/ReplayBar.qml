import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Plays the match again: eyes, time line, step, play and speed. */
Panel {
    id: root

    property bool hasKeys: true
    /** The arrows go through the records, unless they go round the board. */
    property bool hasArrows: true
    /** One word instead of the sentence, which is then shown on hover. */
    readonly property bool isBrief: eyes.implicitWidth + sentence.advanceWidth + Theme.em(60) > root.availableWidth

    edge: Theme.light ? Theme.lapis : "#6F8FC0"
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    leftPadding: Theme.px(16)
    rightPadding: Theme.px(16)
    spacing: Theme.px(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Replay")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(14)

        EyesRow {
            id: eyes

            Layout.fillWidth: true
        }
        RowLayout {
            visible: Table.replay.verdict !== ""
            Layout.fillWidth: false
            spacing: Theme.px(6)

            Icon {
                icon: Table.replay.verdict === "verified" ? "check" : Table.replay.verdict === "partly" ? "info" : Table.replay.verdict === "failed" ? "cross" : "hourglass"
                tint: Theme.iconAccent
                size: Theme.em(18)
            }
            TextMetrics {
                id: sentence

                font: verdict.font
                text: Table.replay.verdictText
            }
            Label {
                id: verdict

                text: !root.isBrief ? sentence.text : Table.replay.verdict === "verified" ? qsTr("Verified") : Table.replay.verdict === "partly" ? qsTr("Verified in part") : Table.replay.verdict === "failed" ? qsTr("Not verified") : qsTr("Checking …")
                color: Table.replay.verdict === "failed" ? Theme.bad : Table.replay.verdict === "partly" ? Theme.text : Theme.good
                font.weight: Font.Bold
                Accessible.name: sentence.text

                HoverHandler {
                    id: over
                }
                Tooltip {
                    visible: over.hovered && root.isBrief
                    text: sentence.text
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        IconButton {
            objectName: "replay_back"
            side: Theme.px(42)
            sign: "prev"
            text: qsTr("One record back")
            note: "←"
            enabled: Table.replay.seq > 0
            onClicked: Table.replay.step(-1)
        }
        GoldButton {
            objectName: "replay_play"
            implicitWidth: Theme.px(64)
            implicitHeight: Theme.px(46)
            leftPadding: 0
            rightPadding: 0
            speech: Table.replay.isPlaying ? qsTr("Pause") : qsTr("Play")
            text: ""
            contentItem: Item {
                Icon {
                    anchors.centerIn: parent
                    icon: Table.replay.isPlaying ? "pause" : "play"
                    tint: "ink"
                    size: Theme.px(24)
                }
            }
            onClicked: Table.replay.toggle()
        }
        IconButton {
            objectName: "replay_on"
            side: Theme.px(42)
            sign: "next"
            text: qsTr("One record on")
            note: "→"
            enabled: Table.replay.seq < Table.replay.last
            onClicked: Table.replay.step(1)
        }
        ColumnLayout {
            Layout.leftMargin: Theme.px(6)
            spacing: -Theme.px(1)

            Label {
                text: qsTr("%1 / %2").arg(Table.replay.seq).arg(Table.replay.last)
                color: Theme.title
                font.pixelSize: Theme.large
                font.weight: Font.ExtraBold
            }
            Label {
                isSoft: true
                text: qsTr("records")
                font.pixelSize: Theme.small
            }
        }
        TimeLine {
            Layout.fillWidth: true
        }
        Segmented {
            objectName: "replay_speed"
            Layout.minimumWidth: implicitWidth
            speech: qsTr("Speed")
            options: ["1×", "2×", "4×"]
            current: Table.replay.speed > 3 ? 2 : Table.replay.speed > 1.5 ? 1 : 0
            onChosen: index => Table.replay.setSpeed(index === 2 ? 4 : index === 1 ? 2 : 1)
        }
    }

    Shortcut {
        enabled: root.hasKeys
        sequence: "Escape"
        onActivated: Table.leave()
    }
    Shortcut {
        enabled: root.hasKeys
        sequence: "Space"
        onActivated: Table.replay.toggle()
    }
    Shortcut {
        enabled: root.hasKeys && root.hasArrows
        sequence: "Left"
        onActivated: Table.replay.step(-1)
    }
    Shortcut {
        enabled: root.hasKeys && root.hasArrows
        sequence: "Right"
        onActivated: Table.replay.step(1)
    }
    Shortcut {
        enabled: root.hasKeys
        sequence: "Shift+Left"
        onActivated: Table.replay.stepTurn(-1)
    }
    Shortcut {
        enabled: root.hasKeys
        sequence: "Shift+Right"
        onActivated: Table.replay.stepTurn(1)
    }
    Shortcut {
        enabled: root.hasKeys
        sequence: "Home"
        onActivated: Table.replay.seek(0)
    }
    Shortcut {
        enabled: root.hasKeys
        sequence: "End"
        onActivated: Table.replay.seek(Table.replay.last)
    }
}
