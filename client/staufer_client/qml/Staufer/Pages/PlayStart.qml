import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The foot of the form: the wish in one line, what is wrong with it, and the search itself. */
ColumnLayout {
    id: root

    required property Wish wish
    property bool isAmongFriends: false
    readonly property bool isIdle: Queue.state === "idle"
    readonly property string counts: root.counted(root.wish.seats)

    signal friends

    /** "2, 3 or 4 seats" */
    function counted(seats: list<int>): string {
        if (seats.length < 2)
            return seats.length === 0 ? "" : qsTr("%1 seats").arg(seats[0]);
        return qsTr("%1 or %2 seats").arg(seats.slice(0, -1).join(", ")).arg(seats[seats.length - 1]);
    }

    spacing: Theme.px(10)

    Divider {
        Layout.fillWidth: true
        vellum: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.px(1)

        Label {
            objectName: "play_summary"
            Layout.fillWidth: true
            visible: root.wish.picked !== null && root.counts !== ""
            vellum: true
            text: qsTr("%1, %2, %3, %4").arg(root.wish.picked?.title ?? "").arg(root.counts).arg(Paces.told(root.wish.pace)).arg(root.wish.isRated ? qsTr("rated") : qsTr("not rated"))
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            text: qsTr("Leaving early ranks you last; with three or more seats a house bot plays on for you.")
            wrapMode: Text.WordWrap
        }
    }
    Label {
        objectName: "play_problem"
        Layout.fillWidth: true
        visible: Queue.problem !== ""
        text: Queue.problem
        color: Theme.imperial
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.strong
        font.weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
    }
    Label {
        objectName: "play_missing"
        Layout.fillWidth: true
        visible: root.counts === "" || Connection.state !== "online"
        vellum: true
        text: Connection.state !== "online" ? qsTr("Without a connection there is nobody to find. Practice works.") : qsTr("Tick at least one number of seats.")
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
    Label {
        objectName: "play_running"
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.px(54)
        visible: !root.isIdle
        vellum: true
        isSoft: true
        text: Queue.isKept ? qsTr("Your seat by correspondence is kept. Change a line and you search anew.") : Queue.state === "searching" ? qsTr("The search runs. Change a line and it goes on with the new wish.") : qsTr("A table is found.")
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.strong
    }
    GridLayout {
        Layout.fillWidth: true
        visible: root.isIdle
        columns: root.width > Theme.em(460) ? 2 : 1
        columnSpacing: Theme.px(14)
        rowSpacing: Theme.px(8)

        GoldButton {
            objectName: "play_search"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.px(54)
            vellum: true
            enabled: root.wish.isWhole && Connection.state === "online"
            size: Theme.em(21)
            text: qsTr("Find this match")
            key: qsTr("Enter")
            onClicked: root.wish.search()
        }
        PlainButton {
            objectName: "play_friends"
            Layout.preferredHeight: Theme.px(54)
            Layout.fillWidth: parent.columns === 1
            vellum: true
            sign: "link"
            text: qsTr("Invite by link")
            isOn: root.isAmongFriends
            onClicked: root.friends()
        }
    }
}
