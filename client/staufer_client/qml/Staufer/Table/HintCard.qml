pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The best choices that the house can see, each to be looked at and chosen. */
Panel {
    id: root

    readonly property bool hasHints: hints.count > 0
    readonly property string words: Table.advice.isThinking ? qsTr("Thinking about your choices…") : Table.advice.sentence

    /** The pointer or the focus is on a hint; empty: on none. */
    signal pointed(ident: string)

    visible: root.words !== ""
    edge: Theme.gold
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(10)
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hints")
    onWordsChanged: if (root.visible)
        root.Accessible.announce(root.words, Accessible.Polite)
    onVisibleChanged: if (!root.visible)
        root.pointed("")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        Label {
            objectName: "hints_sentence"
            Layout.fillWidth: true
            text: root.words
            wrapMode: Text.WordWrap
            font.weight: Font.Bold
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            objectName: "hints_away"
            Layout.alignment: Qt.AlignTop
            sign: "cross"
            isFramed: false
            side: Theme.px(28)
            text: qsTr("Put the hints away")
            onClicked: Table.advice.clear()
        }
    }
    Repeater {
        id: hints

        model: Table.advice.hints

        HintLine {
            required property int index
            required property string ident

            Layout.fillWidth: true
            objectName: "hint_" + index
            place: index + 1
            onPointedChanged: root.pointed(pointed ? ident : "")
            onClicked: Table.press(ident)
        }
    }
    Label {
        Layout.fillWidth: true
        visible: root.hasHints
        isSoft: true
        text: qsTr("Compared with a turn without a plan.")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
