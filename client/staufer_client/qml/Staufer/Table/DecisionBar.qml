pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls
import Staufer.DeVulgari as DeVulgari
import Staufer.Fredericus as Fredericus

/** What is to be done now, in one sentence, and every choice there is. */
Panel {
    id: root

    property bool hasKeys: true
    readonly property bool asks: Table.needsConfirm
    /** Somebody else thinks: one sentence, in the middle of a bar that keeps its height. */
    readonly property bool isIdle: Table.choices.count === 0 && !Table.isMyTurn && !Table.canUndo && !root.asks

    /** The pointer or the focus is on a choice; empty: on none. */
    signal pointed(ident: string)

    edge: Table.isMyTurn ? Theme.gold : Theme.line
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(9)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Decision")

    RowLayout {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.px(root.isIdle ? 80 : 28)
        spacing: Theme.px(14)

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            Label {
                objectName: "prompt"
                Layout.fillWidth: true
                text: root.asks ? qsTr("This ends your turn. Go on?") : Table.prompt
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.pixelSize: Theme.large
                font.weight: Font.Bold
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Label {
                objectName: "watching"
                Layout.fillWidth: true
                visible: text !== ""
                isSoft: true
                text: Table.watching
                elide: Text.ElideRight
            }
        }
        Label {
            objectName: "problem"
            visible: Table.problem !== ""
            Layout.maximumWidth: root.width * 0.4
            text: Table.problem
            color: Theme.bad
            wrapMode: Text.WordWrap
            font.weight: Font.Bold
        }
        Loader {
            visible: !Table.isOver
            sourceComponent: root.countOf(Table.game)
        }
        Label {
            objectName: "hint"
            visible: text !== ""
            Layout.maximumWidth: root.width * 0.4
            text: Table.hint
            color: Theme.accent
            elide: Text.ElideRight
            font.weight: Font.Bold
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.px(46)
        visible: !root.isIdle
        spacing: Theme.px(8)

        ChoiceRow {
            id: choices

            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            visible: !root.asks
            hasKeys: root.hasKeys && !root.asks
            onPointed: ident => root.pointed(ident)
        }
        ChoiceButton {
            objectName: "confirm_end"
            visible: root.asks
            text: qsTr("Yes, go on")
            key: qsTr("Enter")
            isPrimary: true
            onClicked: Table.confirm()

            Shortcut {
                enabled: root.asks && root.hasKeys
                autoRepeat: false
                sequences: ["Return", "Enter"]
                onActivated: Table.confirm()
            }
        }
        ChoiceButton {
            objectName: "put_back"
            visible: Table.isNarrowed || root.asks
            text: root.asks ? qsTr("Not yet") : qsTr("Put it back")
            key: qsTr("Esc")
            onClicked: Table.putBack()

            Shortcut {
                enabled: root.hasKeys && (Table.isNarrowed || root.asks)
                sequence: "Escape"
                onActivated: Table.putBack()
            }
        }
        Item {
            visible: root.asks
            Layout.fillWidth: true
        }
        ChoiceButton {
            objectName: "hint"
            visible: Table.advice.isOffered && !root.asks
            text: qsTr("Hint")
            key: "F2"
            isTerse: true
            isOpen: !Table.advice.isThinking
            onClicked: Table.advice.ask()

            Shortcut {
                enabled: root.hasKeys && Table.advice.isOffered && !root.asks
                sequence: "F2"
                onActivated: Table.advice.ask()
            }
        }
        ChoiceButton {
            objectName: "undo"
            visible: Table.mode !== "spectator" && !root.asks && (Table.isMyTurn || Table.canUndo)
            text: qsTr("Undo")
            key: "Z"
            isTerse: true
            isOpen: Table.canUndo
            whyNot: Table.canUndo ? "" : Table.undoReason
            Layout.maximumWidth: Theme.em(190)
            onClicked: Table.undo()

            Shortcut {
                enabled: root.hasKeys && Table.canUndo
                sequences: ["Z", "Ctrl+Z"]
                onActivated: Table.undo()
            }
        }
    }

    Component {
        id: fredericus

        Fredericus.ActionPips {}
    }

    Component {
        id: deVulgari

        DeVulgari.PointPips {}
    }

    /** What a player turn has left, beside the prompt. */
    function countOf(game: string): Component {
        switch (game) {
        case "fredericus":
            return fredericus;
        case "de_vulgari":
            return deVulgari;
        default:
            return null;
        }
    }

    /** The arrows go through the choices. */
    function step(by: int) {
        if (root.hasKeys && !root.asks)
            choices.step(by);
    }
}
