import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The search that runs on, whatever page is open: the time, the window of ratings, who else waits. */
Panel {
    id: root

    edge: Theme.gold
    padding: Theme.px(12)
    topPadding: Theme.px(12)
    leftPadding: Theme.px(20)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Search")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(18)

        Icon {
            icon: "hourglass"
            tint: Theme.iconAccent
            size: Theme.em(28)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                objectName: "strip_waited"
                Layout.fillWidth: true
                text: qsTr("Searching for %1").arg(Queue.waitedText)
                color: Theme.title
                elide: Text.ElideRight
                font.pixelSize: Theme.em(20)
                font.weight: Font.ExtraBold
            }
            Label {
                objectName: "strip_window"
                Layout.fillWidth: true
                visible: text !== ""
                isSoft: true
                text: [qsTr("ratings from %1 to %2").arg(Math.max(600, Outlook.mine - Queue.window)).arg(Outlook.mine + Queue.window), Outlook.expected < 0 ? "" : qsTr("about %1 more").arg(Waits.about(Outlook.expected))].filter(part => part !== "").join(", ")
                elide: Text.ElideRight
            }
        }
        Icon {
            visible: Outlook.waiting.length > 0
            icon: "people"
            tint: Theme.iconAccent
            size: Theme.em(20)
        }
        Label {
            visible: Outlook.waiting.length > 0
            text: qsTr("%1 others wait").arg(Outlook.waiting.length)
            font.weight: Font.Bold
        }
        PlainButton {
            objectName: "strip_stop"
            sign: "cross"
            text: qsTr("Stop the search")
            key: Program.page === "play" ? qsTr("Esc") : ""
            onClicked: Queue.leave()
        }
    }
}
