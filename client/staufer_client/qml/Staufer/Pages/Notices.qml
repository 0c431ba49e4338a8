import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What must be said above a page: the program's notice, and that the line is lost. */
ColumnLayout {
    id: root

    /** Whether the lost line is said here, because the page does not say it itself. */
    property bool hasLine: true
    readonly property bool hasNotice: Program.notice !== ""
    readonly property bool hasNews: Matches.newsKind !== ""
    readonly property bool hasNewer: Program.newerVersion !== ""
    readonly property bool isLost: root.hasLine && Connection.canRetry && (Connection.state === "offline" || Connection.state === "refused")

    spacing: Theme.px(6)
    visible: root.hasNotice || root.isLost || root.hasNewer || root.hasNews

    Notice {
        objectName: "notice"
        Layout.fillWidth: true
        Layout.margins: Theme.px(6)
        visible: root.hasNotice
        sentence: Program.notice
        onDismissed: Program.dismissNotice()
    }
    Notice {
        objectName: "notice_news"
        Layout.fillWidth: true
        Layout.margins: Theme.px(6)
        visible: root.hasNews
        sentence: Matches.newsText
        sign: "bell"
        action: Matches.newsKind === "over" ? qsTr("See it") : qsTr("To the table")
        onActed: {
            Matches.openMatch(Matches.newsMatch);
            Matches.forgetNews();
        }
        onDismissed: Matches.forgetNews()
    }
    Notice {
        objectName: "notice_newer"
        Layout.fillWidth: true
        Layout.margins: Theme.px(6)
        visible: root.hasNewer
        sentence: qsTr("Staufer %1 is there.").arg(Program.newerVersion)
        action: qsTr("Open its page")
        onActed: Qt.openUrlExternally(Program.newerPage)
        onDismissed: Program.dismissNewer()
    }
    Notice {
        objectName: "notice_line"
        Layout.fillWidth: true
        Layout.margins: Theme.px(6)
        visible: root.isLost
        sentence: Connection.sentence
        sign: "offline"
        action: qsTr("Try again")
        key: qsTr("F5")
        canDismiss: false
        onActed: Connection.retry()
    }
}
