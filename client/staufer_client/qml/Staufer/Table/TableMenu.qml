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

    signal resigning
    signal leaving

    readonly property bool isPlaying: Table.mySeat >= 0 && !Table.isOver && (Table.mode === "live" || Table.mode === "practice" || Table.mode === "hotseat")

    width: Theme.px(250) * Math.min(1.3, Theme.textScale)
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
        Divider {
            Layout.fillWidth: true
            vellum: true
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
