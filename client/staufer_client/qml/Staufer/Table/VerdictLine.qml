import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Whether the replay could be verified: a word, and the sentence where there is room or the pointer rests. */
RowLayout {
    id: root

    required property bool isBrief
    readonly property string word: Table.replay.verdict === "verified" ? qsTr("Verified") : Table.replay.verdict === "partly" ? qsTr("Verified in part") : Table.replay.verdict === "failed" ? qsTr("Not verified") : qsTr("Checking …")

    visible: Table.replay.verdict !== ""
    spacing: Theme.px(6)

    Icon {
        icon: Table.replay.verdict === "verified" ? "check" : Table.replay.verdict === "partly" ? "info" : Table.replay.verdict === "failed" ? "cross" : "hourglass"
        tint: Theme.iconAccent
        size: Theme.em(18)
    }
    Label {
        text: root.isBrief ? root.word : Table.replay.verdictText
        color: Table.replay.verdict === "failed" ? Theme.bad : Table.replay.verdict === "partly" ? Theme.text : Theme.good
        font.weight: Font.Bold
        Accessible.name: Table.replay.verdictText

        HoverHandler {
            id: over
        }
        Tooltip {
            visible: over.hovered && root.isBrief
            text: Table.replay.verdictText
        }
    }
}
