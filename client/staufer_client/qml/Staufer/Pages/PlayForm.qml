import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/**
 * The match I look for. Every change asks the server what to expect; where the search runs already, it goes on with
 * the new wish.
 */
Vellum {
    id: root

    property string game
    property bool isAmongFriends: false
    readonly property Wish wish: wish
    /** The wish that the server knows. */
    property string sought
    readonly property bool isIdle: Queue.state === "idle"
    readonly property bool canBegin: wish.isWhole && Connection.state === "online"

    signal friends

    /** Begin, if one may. */
    function begin(): void {
        if (root.isIdle && root.canBegin && !root.isAmongFriends)
            wish.search();
    }

    title: qsTr("The match you want")
    note: qsTr("kept for next time")
    spacing: Theme.px(12)
    onCanBeginChanged: asking.restart()

    Wish {
        id: wish

        picked: games.picked
        onTextChanged: asking.restart()
    }
    Timer {
        id: asking

        interval: 400
        onTriggered: {
            if (root.canBegin && root.isIdle)
                wish.foresee();
            else if (root.canBegin && Queue.state === "searching" && wish.text !== root.sought)
                wish.search();
            root.sought = wish.text;
        }
    }
    Timer {
        interval: 10000
        repeat: true
        running: root.visible && root.isIdle && root.canBegin
        onTriggered: asking.restart()
    }
    GamePicks {
        id: games

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: Theme.px(100)
        Layout.minimumHeight: Theme.px(96)
        wanted: root.game
        prefix: "play"
    }
    WishForm {
        Layout.fillWidth: true
        wish: wish
    }
    PlayStart {
        Layout.fillWidth: true
        wish: wish
        isAmongFriends: root.isAmongFriends
        onFriends: root.friends()
    }
}
