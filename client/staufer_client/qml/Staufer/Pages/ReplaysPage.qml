pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Replays: the shelf of finished matches; files are brought in by a dialog or dropped on the page. */
FocusScope {
    id: root

    Component.onCompleted: Replays.refresh()

    FileDialog {
        id: choosing

        title: qsTr("Open a replay")
        nameFilters: [qsTr("Replays (*.staufer)"), qsTr("All files (*)")]
        onAccepted: Replays.importFile(choosing.selectedFile.toString())
    }
    ConfirmDialog {
        id: removing

        objectName: "remove_dialog"
        title: qsTr("Throw this replay away?")
        sentence: qsTr("The file is taken off this computer.")
        action: qsTr("Throw away")
        subject: ""
        onConfirmed: subject => Replays.remove(subject)
    }
    Scroll {
        anchors.fill: parent

        PageHead {
            title: qsTr("Replays")
            line: qsTr("Finished matches on this computer. Drop a .staufer file anywhere on this page to bring it in.")

            PlainButton {
                objectName: "replays_import"
                sign: "folder"
                text: qsTr("Open a file")
                isOn: true
                onClicked: choosing.open()
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: Replays.problem !== ""
            padding: Theme.px(14)
            topPadding: Theme.px(14)
            edge: Theme.bad

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.px(12)

                Icon {
                    icon: "info"
                    tint: Theme.iconAccent
                    size: Theme.em(24)
                }
                Label {
                    objectName: "replays_problem"
                    Layout.fillWidth: true
                    text: Replays.problem
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.strong
                    font.weight: Font.Bold
                    Accessible.role: Accessible.AlertMessage
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.px(300)
            title: qsTr("On the shelf")
            note: Replays.isEmpty ? "" : Replays.countText

            ReplayFilters {
                Layout.fillWidth: true
                visible: !Replays.isEmpty
            }
            Scroll {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: Replays.list.count > 0
                spacing: Theme.px(4)

                Repeater {
                    model: Replays.list

                    ReplayRow {
                        onWatched: Replays.open(ident)
                        onDiscarded: removing.ask(ident)
                    }
                }
                Item {
                    Layout.fillHeight: true
                }
            }
            EmptyNote {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: Replays.list.count === 0
                sign: Replays.isEmpty ? "replay" : "search"
                text: Replays.isEmpty ? qsTr("The shelf is empty") : qsTr("None of them is like that")
                line: Replays.isEmpty ? qsTr("Your finished matches are kept here, and files that others send you can be opened.") : qsTr("Look for something else, or for all of them.")
            }
        }
    }
    DropArea {
        id: drop

        anchors.fill: parent
        onDropped: event => {
            if (event.urls.length > 0)
                Replays.importFile(event.urls[0].toString());
        }

        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            radius: Theme.radius
            color: Theme.veil
            border.width: 2
            border.color: Theme.gold

            Heading {
                anchors.centerIn: parent
                text: qsTr("Let go to open the replay")
                color: Theme.goldLight
                font.pixelSize: Theme.page
            }
        }
    }
}
