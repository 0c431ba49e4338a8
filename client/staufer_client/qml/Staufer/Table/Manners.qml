pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** Beside somebody's line in the chat: mute him, block him, or hear him again. */
Pressable {
    id: root

    required property int player
    required property string name
    required property int manner

    component Way: PlainButton {
        required property int how

        Layout.fillWidth: true
        vellum: true
        onClicked: {
            ways.close();
            Table.shun(root.player, how);
        }
    }

    objectName: "manners_" + root.player
    vellum: true
    padding: Theme.px(2)
    text: qsTr("Mute, block or report %1").arg(root.name)
    onClicked: ways.open()
    contentItem: Item {
        implicitWidth: Theme.em(14)
        implicitHeight: Theme.em(14)

        Icon {
            anchors.centerIn: parent
            icon: root.manner === 0 ? "menu" : "lock"
            tint: "ink"
            size: Theme.em(14)
        }
    }

    T.Popup {
        id: ways

        x: root.width - width
        y: root.height
        width: Theme.px(230) * Math.min(1.5, Theme.textScale)
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        padding: Theme.px(10)
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        background: Vellum {}
        contentItem: ColumnLayout {
            spacing: Theme.px(6)

            Way {
                objectName: "hear"
                visible: root.manner !== 0
                how: 0
                text: qsTr("Hear %1 again").arg(root.name)
            }
            Way {
                objectName: "mute"
                visible: root.manner !== 1
                how: 1
                text: qsTr("Mute: hide what is said")
            }
            Way {
                objectName: "block"
                visible: root.manner !== 2
                how: 2
                text: qsTr("Block: never at one table")
            }
            Repeater {
                model: [["insult", qsTr("Report an insult")], ["stalling", qsTr("Report stalling")], ["cheating", qsTr("Report cheating")]]

                PlainButton {
                    required property list<string> modelData

                    objectName: "report_" + modelData[0]
                    Layout.fillWidth: true
                    visible: Table.mode === "live"
                    vellum: true
                    text: modelData[1]
                    onClicked: {
                        ways.close();
                        Table.reportPerson(root.player, modelData[0]);
                    }
                }
            }
        }
    }
}
