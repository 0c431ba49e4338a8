import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Whether the match was fair, with the seal that this computer itself has set. */
Panel {
    id: root

    readonly property bool isVerified: Result.verdict === "verified"
    /** The match is as the rules and the secret make it, but something could not be checked here. */
    readonly property bool isPartly: Result.verdict === "partly"
    readonly property bool isFailed: Result.verdict === "failed"

    title: qsTr("Fairness")

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.px(20)

        Art {
            Layout.alignment: Qt.AlignVCenter
            Layout.preferredWidth: Math.min(Theme.px(118), root.availableWidth * 0.3)
            Layout.preferredHeight: width * 1.12
            name: "lobby/seal"
            opacity: root.isVerified ? 1 : 0.28
            scale: root.isVerified ? 1 : 0.94

            Behavior on scale {
                NumberAnimation {
                    duration: Theme.calm
                    easing.type: Easing.OutBack
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(6)

            RowLayout {
                spacing: Theme.px(8)

                Icon {
                    icon: root.isVerified ? "check" : root.isPartly ? "info" : root.isFailed ? "cross" : "hourglass"
                    tint: Theme.iconAccent
                    size: Theme.em(22)
                }
                Label {
                    Layout.fillWidth: true
                    text: root.isVerified ? qsTr("Verified") : root.isPartly ? qsTr("Verified in part") : root.isFailed ? qsTr("Could not be verified") : Result.verdict === "checking" ? qsTr("Checking …") : qsTr("Not checked")
                    color: root.isVerified ? Theme.good : root.isFailed ? Theme.bad : Theme.text
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.em(24)
                    font.weight: Font.ExtraBold
                }
            }
            Label {
                Layout.fillWidth: true
                visible: text !== ""
                text: Result.verdictText
                font.weight: Font.Bold
                wrapMode: Text.WordWrap
            }
            RowLayout {
                visible: Result.verdict === "checking"
                spacing: Theme.px(10)

                Label {
                    objectName: "seal_progress"
                    Layout.fillWidth: true
                    isSoft: true
                    text: qsTr("%1 % of the match are played again").arg(Math.round(Result.checked * 100))
                }
                PlainButton {
                    objectName: "seal_stop"
                    text: qsTr("Stop")
                    onClicked: Result.stopCheck()
                }
            }
            Repeater {
                model: Result.steps
                delegate: ResultProof {
                    Layout.fillWidth: true
                }
            }
        }
    }
}
