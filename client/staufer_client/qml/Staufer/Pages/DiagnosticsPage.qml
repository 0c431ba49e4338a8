pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What somebody who helps needs to know of this computer, to copy or to keep in a file; nothing in it is secret. */
FocusScope {
    id: root

    objectName: "diagnostics_page"

    /** The label in the reader's language; a copy for whoever helps is English. */
    function named(ident: string, label: string): string {
        switch (ident) {
        case "protocol":
            return qsTr("Protocol");
        case "system":
            return qsTr("System");
        case "data":
            return qsTr("Data folder");
        case "config":
            return qsTr("Settings folder");
        case "graphics":
            return qsTr("Graphics");
        case "window":
            return qsTr("Window");
        case "server":
            return qsTr("Server");
        case "line":
            return qsTr("Line");
        case "latency":
            return qsTr("Question and answer");
        default:
            return ident.startsWith("screen") ? qsTr("Screen") : label;
        }
    }

    Scroll {
        anchors.fill: parent

        PageHead {
            title: qsTr("Diagnostics")
            line: qsTr("What somebody who helps needs to know. No name, password, hand or key is in it.")

            PlainButton {
                objectName: "diagnostics_copy"
                sign: "share"
                text: qsTr("Copy")
                onClicked: {
                    Diagnostics.copy();
                    root.Accessible.announce(qsTr("Copied"), Accessible.Polite);
                }
            }
            PlainButton {
                objectName: "diagnostics_export"
                sign: "save"
                text: qsTr("Write a file")
                isOn: true
                onClicked: Diagnostics.export()
            }
            PlainButton {
                objectName: "diagnostics_refresh"
                sign: "rematch"
                text: qsTr("Look again")
                onClicked: Diagnostics.refresh()
            }
        }
        Problem {
            objectName: "diagnostics_problem"
            Layout.fillWidth: true
            text: Diagnostics.problem
        }
        RowLayout {
            Layout.fillWidth: true
            visible: Diagnostics.savedTo !== ""
            spacing: Theme.px(12)

            Label {
                objectName: "diagnostics_saved"
                Layout.fillWidth: true
                text: qsTr("Written as %1, with the ends of the logs.").arg(Diagnostics.savedTo)
                color: Theme.good
                wrapMode: Text.WordWrap
                font.weight: Font.Bold
            }
            PlainButton {
                sign: "folder"
                text: qsTr("Show the folder")
                onClicked: Qt.openUrlExternally(Diagnostics.folder)
            }
        }
        Panel {
            Layout.fillWidth: true
            title: qsTr("This computer and its line")
            spacing: 0

            Repeater {
                model: Diagnostics.rows

                RowLayout {
                    id: line

                    required property string ident
                    required property string label
                    required property string value

                    Layout.fillWidth: true
                    Layout.topMargin: Theme.px(4)
                    spacing: Theme.px(16)

                    Label {
                        Layout.preferredWidth: Theme.em(190)
                        Layout.alignment: Qt.AlignTop
                        isSoft: true
                        text: root.named(line.ident, line.label)
                        wrapMode: Text.WordWrap
                        font.weight: Font.Bold
                    }
                    Label {
                        objectName: "fact_" + line.ident
                        Layout.fillWidth: true
                        text: line.value
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
