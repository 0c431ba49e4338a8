import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What is proposed to the table, and the answers to it. */
Panel {
    id: root

    property bool hasKeys: true
    readonly property string words: Table.proposal.text
    readonly property bool isFree: !Table.isThinking && !Table.isLost
    readonly property bool mayAnswer: Table.proposal.isForMe && root.isFree

    visible: root.words !== ""
    edge: Theme.gold
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(10)
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    spacing: Theme.px(8)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words
    onWordsChanged: if (root.words !== "")
        root.Accessible.announce(root.words, Accessible.Assertive)

    Label {
        objectName: "proposal"
        Layout.fillWidth: true
        text: root.words
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    RowLayout {
        Layout.fillWidth: true
        visible: Table.proposal.isForMe || Table.proposal.isMine
        spacing: Theme.px(8)

        PlainButton {
            objectName: "proposal_no"
            Layout.fillWidth: true
            enabled: root.isFree
            text: Table.proposal.isMine ? qsTr("Take it back") : qsTr("No")
            speech: qsTr("%1: %2").arg(text).arg(root.words)
            key: Table.proposal.isMine ? "" : "F9"
            onClicked: Table.vote(Table.proposal.what, false)

            Shortcut {
                enabled: root.hasKeys && root.mayAnswer
                autoRepeat: false
                sequence: "F9"
                onActivated: Table.vote(Table.proposal.what, false)
            }
        }
        GoldButton {
            objectName: "proposal_yes"
            Layout.fillWidth: true
            visible: Table.proposal.isForMe
            enabled: root.mayAnswer
            size: Theme.body
            text: qsTr("Agree")
            speech: qsTr("Agree: %1").arg(root.words)
            key: "F8"
            onClicked: Table.vote(Table.proposal.what, true)

            Shortcut {
                enabled: root.hasKeys && root.mayAnswer
                autoRepeat: false
                sequence: "F8"
                onActivated: Table.vote(Table.proposal.what, true)
            }
        }
    }
}
