import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Plays the match again: eyes, time line, step, play and speed; curves, playing on and the keys. */
Panel {
    id: root

    property bool hasKeys: true
    /** The arrows go through the choices, unless they go round the board. */
    property bool hasArrows: true
    /** The height that is free over the bar. */
    property real room: Theme.px(400)
    readonly property bool isAsking: playingOn.visible || help.visible
    /** One word instead of the sentence, which is then shown on hover. */
    readonly property bool isBrief: eyes.implicitWidth + sentence.advanceWidth + tools.implicitWidth + Theme.em(90) > root.availableWidth

    edge: Theme.light ? Theme.lapis : "#6F8FC0"
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    leftPadding: Theme.px(16)
    rightPadding: Theme.px(16)
    spacing: Theme.px(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Replay")

    TextMetrics {
        id: sentence

        font.family: Theme.sans
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: Table.replay.verdictText
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(12)

        EyesRow {
            id: eyes

            Layout.fillWidth: true
        }
        VerdictLine {
            Layout.fillWidth: false
            isBrief: root.isBrief
        }
        RowLayout {
            id: tools

            Layout.fillWidth: false
            spacing: Theme.px(6)

            IconButton {
                objectName: "replay_curves"
                sign: "curve"
                text: qsTr("Curves, and where the points came from")
                note: "C"
                isOn: Table.replay.chart.isOpen
                enabled: Table.replay.chart.isReady
                onClicked: Table.replay.chart.isOpen = !Table.replay.chart.isOpen
            }
            IconButton {
                objectName: "replay_branch"
                sign: "branch"
                text: Table.replay.branching.canPlayOn ? qsTr("Play on from here") : Table.replay.branching.whyNot
                note: "B"
                enabled: Table.replay.branching.canPlayOn
                onClicked: playingOn.open()
            }
            IconButton {
                objectName: "replay_keys"
                sign: "keys"
                text: qsTr("Keys of the theatre")
                note: "?"
                onClicked: help.open()
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(6)

        IconButton {
            objectName: "replay_turn_back"
            side: Theme.px(34)
            sign: "prev"
            text: qsTr("One turn back")
            note: qsTr("Shift ←")
            enabled: Table.replay.seq > 0
            onClicked: Table.replay.stepTurn(-1)
        }
        IconButton {
            objectName: "replay_back"
            side: Theme.px(34)
            sign: "left"
            text: qsTr("One choice back")
            note: "←"
            enabled: Table.replay.seq > 0
            onClicked: Table.replay.stepChoice(-1)
        }
        GoldButton {
            objectName: "replay_play"
            implicitWidth: Theme.px(60)
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
            side: Theme.px(34)
            sign: "right"
            text: qsTr("One choice on")
            note: "→"
            enabled: Table.replay.seq < Table.replay.last
            onClicked: Table.replay.stepChoice(1)
        }
        IconButton {
            objectName: "replay_turn_on"
            side: Theme.px(34)
            sign: "next"
            text: qsTr("One turn on")
            note: qsTr("Shift →")
            enabled: Table.replay.seq < Table.replay.last
            onClicked: Table.replay.stepTurn(1)
        }
        ColumnLayout {
            Layout.leftMargin: Theme.px(6)
            Layout.preferredWidth: Math.max(Theme.em(92), implicitWidth)
            spacing: -Theme.px(1)

            Label {
                text: qsTr("%1 / %2").arg(Table.replay.seq).arg(Table.replay.last)
                color: Theme.title
                font.pixelSize: Theme.large
                font.weight: Font.ExtraBold
            }
            Label {
                isSoft: true
                text: Table.replay.placeText
                font.pixelSize: Theme.small
            }
        }
        TimeLine {
            Layout.fillWidth: true
        }
        SpeedPick {
            Layout.fillWidth: false
        }
    }

    CurvesSheet {
        parent: root
        y: -height - Theme.px(8)
        width: Math.min(root.width, Theme.px(890) * Math.min(1.3, Theme.textScale))
        room: root.room
        visible: Table.replay.chart.isOpen && root.visible
    }
    PlayOnDialog {
        id: playingOn
    }
    ReplayHelp {
        id: help
    }
    ReplayKeys {
        hasKeys: root.hasKeys && !root.isAsking
        hasArrows: root.hasArrows
        onHelped: help.open()
        onBranched: if (Table.replay.branching.canPlayOn)
            playingOn.open()
        onStoodUp: Table.leave()
    }
}
