import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The match is over: the way to its result. */
Panel {
    id: root

    property bool hasKeys: true

    edge: Theme.gold
    topPadding: Theme.px(14)
    bottomPadding: Theme.px(14)

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(16)

        Art {
            Layout.preferredWidth: Theme.px(48)
            Layout.preferredHeight: Theme.px(48)
            name: "lobby/initial_" + (Table.game === "" ? "staufer" : Table.game)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Heading {
                Layout.fillWidth: true
                text: Result.headline !== "" ? Result.headline : qsTr("The match is over")
                elide: Text.ElideRight
                font.pixelSize: Theme.em(22)
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: Result.sentence !== "" ? Result.sentence : Table.prompt
                elide: Text.ElideRight
                font.pixelSize: Theme.strong
            }
        }
        PlainButton {
            objectName: "over_replay"
            visible: Table.isBranch
            sign: "replay"
            text: qsTr("Back to the replay")
            onClicked: Table.returnToReplay()
        }
        PlainButton {
            objectName: "over_leave"
            sign: "hall"
            text: qsTr("Home")
            onClicked: Table.leave()
        }
        GoldButton {
            objectName: "over_result"
            text: qsTr("See the result")
            key: qsTr("Enter")
            onClicked: Program.open("result")

            Shortcut {
                enabled: root.hasKeys
                sequences: ["Return", "Enter"]
                onActivated: Program.open("result")
            }
        }
    }
}
