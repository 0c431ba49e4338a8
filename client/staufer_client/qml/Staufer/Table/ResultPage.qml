import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Who won, why the rating moved, where the points came from, whether all was fair, and what next. */
FocusScope {
    id: root

    /** A wide window keeps the lines short enough to be read. */
    readonly property real margin: Math.max(Theme.px(24), (root.width - Theme.px(1320)) / 2)
    readonly property bool isNarrow: root.width < Theme.px(1040) * Math.min(1.3, Theme.textScale)

    objectName: "result_page"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Result")

    Backdrop {
        anchors.fill: parent
        lightY: 0
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.px(14)
        anchors.bottomMargin: Theme.px(14)
        anchors.leftMargin: root.margin
        anchors.rightMargin: root.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Art {
                Layout.preferredWidth: Theme.px(58)
                Layout.preferredHeight: Theme.px(58)
                name: "lobby/initial_" + (Result.game === "" ? "staufer" : Result.game)
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Heading {
                    objectName: "result_headline"
                    Layout.fillWidth: true
                    text: Result.headline
                    elide: Text.ElideRight
                    font.pixelSize: Theme.page
                    font.letterSpacing: 0.8
                }
                Label {
                    Layout.fillWidth: true
                    isSoft: true
                    text: Result.title + ": " + Result.sentence
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.strong
                }
            }
            PlainButton {
                objectName: "result_home"
                implicitHeight: Theme.px(38)
                sign: "hall"
                text: qsTr("Home")
                key: qsTr("Esc")
                onClicked: Program.open("home")

                Shortcut {
                    enabled: root.visible
                    sequence: "Escape"
                    onActivated: Program.open("home")
                }
            }
        }
        Scroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: -bleed

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                columns: root.isNarrow ? 1 : 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap

                ColumnLayout {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    Layout.preferredWidth: Theme.px(700)
                    spacing: Theme.gap

                    ResultPlaces {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                    }
                    ResultSources {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                    }
                }
                ColumnLayout {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    Layout.preferredWidth: Theme.px(456)
                    spacing: Theme.gap

                    ResultRating {
                        Layout.fillWidth: true
                        Layout.fillHeight: Result.isRated
                    }
                    ResultSeal {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                    }
                }
            }
        }
        ResultFoot {
            Layout.fillWidth: true
        }
    }
}
