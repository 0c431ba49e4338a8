import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The search that runs on, whatever page is open: the time, the window of ratings, who else waits. */
Panel {
    id: root

    readonly property string expected: Outlook.expected < 0 ? "" : qsTr("about %1 more").arg(Waits.about(Outlook.expected))
    readonly property string accepted: qsTr("ratings from %1 to %2").arg(Math.max(600, Outlook.mine - Queue.window)).arg(Outlook.mine + Queue.window)
    readonly property bool offersDays: Queue.daysIn === 0

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
            icon: Queue.isKept ? "seal" : "hourglass"
            tint: Theme.iconAccent
            size: Theme.em(28)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                objectName: "strip_waited"
                Layout.fillWidth: true
                text: Queue.isKept ? qsTr("Your seat by correspondence is kept") : qsTr("Searching for %1").arg(Queue.waitedText)
                color: Theme.title
                elide: Text.ElideRight
                font.pixelSize: Theme.em(20)
                font.weight: Font.ExtraBold
            }
            Label {
                objectName: "strip_window"
                Layout.fillWidth: true
                isSoft: true
                text: Queue.isKept ? qsTr("It goes on when you close the program: the match, %1, begins when you and somebody who fits are here.").arg(Paces.told(Queue.pace)) : root.offersDays ? qsTr("Nobody yet. By correspondence, with three days a turn, your seat is kept also when you go.") : [root.accepted, root.expected].filter(part => part !== "").join(", ")
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
        Icon {
            visible: others.visible
            icon: "people"
            tint: Theme.iconAccent
            size: Theme.em(20)
        }
        Label {
            id: others

            visible: Outlook.waiting.length > 0 && !root.offersDays && !Queue.isKept
            text: qsTr("%1 others wait").arg(Outlook.waiting.length)
            font.weight: Font.Bold
        }
        PlainButton {
            objectName: "strip_days"
            visible: root.offersDays
            isOn: true
            sign: "seal"
            text: qsTr("Keep me a seat")
            speech: qsTr("Keep me a seat by correspondence")
            onClicked: Queue.takeDays()
        }
        PlainButton {
            objectName: "strip_stop"
            sign: "cross"
            text: Queue.isKept ? qsTr("Give it up") : qsTr("Stop the search")
            key: Program.page === "play" ? qsTr("Esc") : ""
            onClicked: Queue.leave()
        }
    }
}
