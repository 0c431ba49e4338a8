pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/** Beside somebody: mute him, block him, hear him again, or report him to whoever moderates the server. */
Pressable {
    id: root

    required property int player
    required property string name
    required property int manner
    /** For what he can be reported here, of: insult, stalling, cheating, name. */
    property list<string> reasons
    /** Whether a report can take the whole match along. */
    property bool hasMatch: false

    signal shunned(how: int)
    signal reported(reason: string, isWhole: bool)

    component Way: PlainButton {
        Layout.fillWidth: true
        vellum: true
    }
    component Shun: Way {
        required property int how

        onClicked: {
            ways.close();
            root.shunned(how);
        }
    }

    function told(reason: string): string {
        switch (reason) {
        case "insult":
            return qsTr("Report an insult");
        case "stalling":
            return qsTr("Report stalling");
        case "cheating":
            return qsTr("Report cheating");
        default:
            return qsTr("Report the name");
        }
    }

    objectName: "manners_" + root.player
    vellum: true
    padding: Theme.px(2)
    text: root.reasons.length > 0 ? qsTr("Mute, block or report %1").arg(root.name) : qsTr("Mute or block %1").arg(root.name)
    onClicked: ways.open()
    onVisibleChanged: if (!root.visible)
        ways.close()
    contentItem: Item {
        implicitWidth: Theme.em(14)
        implicitHeight: Theme.em(14)

        Icon {
            anchors.centerIn: parent
            icon: root.manner === 0 ? "menu" : "lock"
            tint: root.vellum ? "ink" : Theme.iconText
            size: Theme.em(14)
        }
    }

    T.Popup {
        id: ways

        property bool isWhole: false

        x: root.width - width
        y: root.height
        width: Theme.px(250) * Math.min(1.5, Theme.textScale)
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        margins: Theme.px(8)
        padding: Theme.px(10)
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        onAboutToShow: ways.isWhole = false
        background: Vellum {}
        contentItem: ColumnLayout {
            spacing: Theme.px(6)

            Shun {
                objectName: "hear"
                visible: root.manner !== 0
                how: 0
                text: qsTr("Hear %1 again").arg(root.name)
            }
            Shun {
                objectName: "mute"
                visible: root.manner !== 1
                how: 1
                text: qsTr("Mute: hide what is said")
            }
            Shun {
                objectName: "block"
                visible: root.manner !== 2
                how: 2
                text: qsTr("Block: never at one table")
            }
            Divider {
                Layout.fillWidth: true
                visible: root.reasons.length > 0
                vellum: true
            }
            Label {
                Layout.fillWidth: true
                visible: root.hasMatch && root.reasons.length > 0
                vellum: true
                isSoft: true
                text: qsTr("A report takes along:")
                font.pixelSize: Theme.small
            }
            Segmented {
                objectName: "report_range"
                Layout.fillWidth: true
                visible: root.hasMatch && root.reasons.length > 0
                vellum: true
                speech: qsTr("What the report takes along")
                options: [qsTr("The last turn"), qsTr("Whole match")]
                current: ways.isWhole ? 1 : 0
                onChosen: index => ways.isWhole = index === 1
            }
            Repeater {
                model: root.reasons

                Way {
                    required property string modelData

                    objectName: "report_" + modelData
                    text: root.told(modelData)
                    onClicked: {
                        ways.close();
                        root.reported(modelData, ways.isWhole);
                    }
                }
            }
        }
    }
}
