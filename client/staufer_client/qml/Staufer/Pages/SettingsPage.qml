import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Settings: what is seen, what is asked at the table, and the server. Each is kept at once. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale

    Scroll {
        anchors.fill: parent

        PageHead {
            title: qsTr("Settings")
            line: qsTr("Kept at once, on this computer.")

            PlainButton {
                objectName: "settings_reset"
                sign: "rematch"
                text: qsTr("Restore the defaults")
                onClicked: Preferences.reset()
            }
        }
        Problem {
            objectName: "settings_problem"
            Layout.fillWidth: true
            text: Preferences.problem
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.isNarrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            uniformCellWidths: true

            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                SettingsSight {
                    Layout.fillWidth: true
                }
                SettingsSound {
                    Layout.fillWidth: true
                }
                SettingsKeys {
                    Layout.fillWidth: true
                }
                SettingsTable {
                    Layout.fillWidth: true
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                SettingsAccount {
                    Layout.fillWidth: true
                }
                SettingsServer {
                    Layout.fillWidth: true
                }
                SettingsAway {
                    Layout.fillWidth: true
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.px(10)

            Label {
                visible: Program.version !== ""
                isSoft: true
                text: qsTr("Staufer %1").arg(Program.version)
                font.pixelSize: Theme.small
            }
            PlainButton {
                objectName: "settings_diagnostics"
                sign: "info"
                text: qsTr("Diagnostics")
                onClicked: Program.open("diagnostics")
            }
            PlainButton {
                objectName: "settings_about"
                sign: "scroll"
                text: qsTr("About")
                onClicked: Program.open("about")
            }
        }
    }
}
