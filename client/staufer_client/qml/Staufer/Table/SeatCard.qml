pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Effects
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A player: arms, name, what they do, their clock, and a line of what the game counts. */
Item {
    id: root

    required property int seat
    required property string name
    required property string colour
    required property bool isOwn
    required property bool isActive
    required property bool isHere
    required property bool isBot
    required property string note
    required property string clockText
    required property bool clockIsLow
    required property bool clockIsRunning
    required property int score
    required property list<string> taken
    required property int objectives
    required property bool isScoreShown
    required property bool isFinal
    required property list<string> signs
    required property list<string> figures
    required property string countsText
    required property int player
    required property int manner
    property bool isScored: false
    readonly property bool hasScore: root.isFinal || root.isScored && root.isScoreShown

    /** What a name in full leaves; a long one makes room for what its player does. */
    readonly property real spare: root.width - Theme.px(70) - full.advanceWidth - clock.implicitWidth - Theme.px(16) - (root.clockIsLow ? Theme.em(15) + Theme.px(6) : 0)
    readonly property bool isTight: doing.implicitWidth > root.spare
    readonly property string stateText: !root.isHere ? qsTr("away") : root.note !== "" ? root.note : root.isBot ? qsTr("house bot") : ""

    objectName: "seat_" + root.seat
    implicitHeight: Math.max(Theme.px(64), column.implicitHeight + Theme.px(14))
    Accessible.role: Accessible.Grouping
    Accessible.name: [root.name, root.isOwn ? qsTr("you") : "", root.isActive ? qsTr("in turn") : "", root.stateText, root.hasScore ? qsTr("%1 points").arg(root.score) : root.clockText].filter(word => word !== "").join(", ")

    TextMetrics {
        id: full

        font.family: Theme.sans
        font.pixelSize: Theme.strong
        font.weight: Font.Bold
        text: root.name
    }
    RectangularShadow {
        anchors.fill: card
        visible: Theme.hasEffects
        radius: Theme.radius
        blur: Theme.px(root.isActive ? 20 : 14)
        spread: root.isActive ? Theme.px(2) : 0
        offset.y: root.isActive ? 0 : Theme.px(4)
        color: root.isActive ? "#B0F0C860" : Theme.shadow
    }
    Rectangle {
        id: card

        anchors.fill: parent
        radius: Theme.px(6)
        border.width: root.isActive ? 2 : 1
        border.color: root.isActive ? (Theme.light ? Theme.goldDeep : Theme.goldLight) : Theme.line
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.isActive ? Qt.lighter(Theme.chosen, Theme.light ? 1.02 : 1.12) : Theme.raised
            }
            GradientStop {
                position: 1
                color: root.isActive ? Theme.chosen : Theme.raisedLow
            }
        }
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(9)
        anchors.rightMargin: Theme.px(9)
        spacing: Theme.px(10)

        Item {
            Layout.preferredWidth: Theme.px(42)
            Layout.preferredHeight: Theme.px(48)

            Shield {
                size: Theme.px(42)
                folder: "table"
                colour: root.colour
                opacity: root.isHere ? 1 : 0.5
            }
            Rectangle {
                visible: root.isOwn
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: -Theme.px(7)
                width: you.implicitWidth + Theme.px(12)
                height: you.implicitHeight + 1
                radius: height / 2
                color: Theme.goldLight
                border.color: "#4A3511"

                Label {
                    id: you

                    anchors.centerIn: parent
                    text: Table.mode === "replay" ? qsTr("eyes") : qsTr("you")
                    color: "#2A211A"
                    font.pixelSize: Theme.em(12)
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
            }
        }
        ColumnLayout {
            id: column

            Layout.fillWidth: true
            spacing: Theme.px(4)

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.px(6)

                Label {
                    id: name

                    Layout.fillWidth: true
                    Layout.preferredWidth: Math.ceil(implicitWidth) + 2
                    Layout.maximumWidth: Math.ceil(implicitWidth) + 2
                    text: root.name
                    elide: Text.ElideRight
                    font.pixelSize: root.isTight ? Theme.em(14) : Theme.strong
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
                Label {
                    id: doing

                    /** Two letters and an ellipsis say nothing. */
                    visible: root.spare + full.advanceWidth / 8 > Math.min(implicitWidth, Theme.em(60))
                    Layout.fillWidth: true
                    Layout.preferredWidth: Theme.em(20)
                    text: root.stateText
                    color: !root.isHere ? Theme.bad : root.isActive ? Theme.accent : Theme.soft
                    elide: Text.ElideRight
                    font.pixelSize: Theme.em(13)
                    Accessible.ignored: true
                }
                Item {
                    visible: !doing.visible
                    Layout.fillWidth: true
                }
                Icon {
                    visible: root.clockIsLow
                    icon: "hourglass"
                    size: Theme.em(15)
                }
                Label {
                    id: clock

                    visible: text !== ""
                    text: root.hasScore ? root.score : root.clockText
                    color: root.clockIsLow ? Theme.bad : root.isActive || root.hasScore ? Theme.title : Theme.text
                    font.pixelSize: root.hasScore ? Theme.em(20) : Theme.strong
                    font.weight: root.clockIsRunning || root.hasScore ? Font.ExtraBold : Font.Bold
                    Accessible.ignored: true
                }
            }
            LinePlace {
                Layout.fillWidth: true
                taken: root.taken
                held: root.objectives
                signs: root.signs
                figures: root.figures
                speech: root.countsText
                colour: root.colour
            }
        }
    }
}
