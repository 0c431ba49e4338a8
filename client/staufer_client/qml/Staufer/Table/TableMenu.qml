pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** What can be done at a table besides playing. */
T.Popup {
    id: root

    component Entry: PlainButton {
        Layout.fillWidth: true
        vellum: true
        onClicked: root.close()
    }

    signal goingBack
    signal proposing(what: int)
    signal reporting
    signal resigning
    signal leaving

    readonly property bool isPlaying: Table.mySeat >= 0 && !Table.isOver && (Table.mode === "live" || Table.mode === "practice" || Table.mode === "hotseat")
    /** There are others who can agree to something. */
    readonly property bool isTogether: root.isPlaying && Table.mode !== "practice"

    width: Theme.px(280) * Math.min(1.7, Theme.textScale)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.px(14)
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    background: Vellum {}
    contentItem: ColumnLayout {
        spacing: Theme.px(6)

        Entry {
            objectName: "menu_rules"
            sign: "book"
            text: qsTr("Rules")
            onClicked: Program.openWith("rules", Table.game)
        }
        Entry {
            objectName: "menu_settings"
            sign: "gear"
            text: qsTr("Settings")
            onClicked: Program.open("settings")
        }
        Entry {
            objectName: "menu_replay"
            visible: Table.isBranch
            sign: "replay"
            text: qsTr("Back to the replay")
            onClicked: Table.returnToReplay()
        }
        Entry {
            objectName: "menu_report"
            visible: Table.mode !== "spectator"
            sign: "seal"
            text: qsTr("This is not what the rule says …")
            onClicked: root.reporting()
        }
        Divider {
            Layout.fillWidth: true
            vellum: true
        }
        Entry {
            objectName: "menu_back"
            visible: root.isTogether
            sign: "prev"
            text: qsTr("Go back further …")
            onClicked: Table.proposal.canGoBack ? root.goingBack() : Table.explainGoingBack()
        }
        Entry {
            objectName: "menu_draw"
            visible: root.isTogether
            sign: "even"
            text: qsTr("Propose a draw …")
            onClicked: root.proposing(0)
        }
        Entry {
            objectName: "menu_void"
            visible: root.isTogether
            sign: "cross"
            text: qsTr("Propose to call it off …")
            onClicked: root.proposing(1)
        }
        Entry {
            objectName: "menu_resign"
            visible: root.isPlaying
            sign: "flag"
            text: qsTr("Resign …")
            onClicked: root.resigning()
        }
        Entry {
            objectName: "menu_leave"
            sign: "hall"
            text: root.isPlaying ? qsTr("Leave the table …") : qsTr("Leave the table")
            onClicked: root.isPlaying ? root.leaving() : Table.leave()
        }
    }
}
