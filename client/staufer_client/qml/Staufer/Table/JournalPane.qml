pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** What has happened; the newest line is kept in sight until the reader scrolls back. */
ListView {
    id: root

    property bool isFollowing: true

    signal asked(paragraph: string)

    objectName: "journal"
    clip: true
    model: Table.journal
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightFollowsCurrentItem: root.activeFocus
    currentIndex: -1
    cacheBuffer: 400
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Journal")
    Keys.onReturnPressed: (root.currentItem as JournalLine)?.click()
    onMovementEnded: root.isFollowing = root.atYEnd || root.currentIndex === root.count - 1
    onCountChanged: Qt.callLater(root.follow)
    onHeightChanged: Qt.callLater(root.follow)
    onContentHeightChanged: Qt.callLater(root.follow)
    onVisibleChanged: Qt.callLater(root.follow)
    Component.onCompleted: root.follow()
    T.ScrollBar.vertical: Scroller {
        vellum: true
    }

    delegate: JournalLine {
        width: ListView.view.width - Theme.px(8)
        onClicked: Table.mode === "replay" ? Table.replay.seek(seq) : root.ask(paragraph)
        onRuled: root.ask(paragraph)
    }

    Rectangle {
        z: 2
        visible: !root.atYBeginning
        width: parent.width
        height: Theme.px(18)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.parchment
            }
            GradientStop {
                position: 1
                color: Qt.alpha(Theme.parchment, 0)
            }
        }
    }
    Connections {
        function onNewestPlaceChanged() {
            if (Table.mode === "replay")
                Qt.callLater(root.follow);
        }

        function onNewestChanged() {
            if (Program.page === "table")
                root.Accessible.announce(Table.newest, Accessible.Polite);
        }

        target: Table
    }

    function ask(paragraph: string) {
        if (paragraph !== "")
            root.asked(paragraph);
    }

    function follow() {
        if (Table.mode === "replay" && Table.replay.isWhole)
            root.positionViewAtIndex(Table.newestPlace, ListView.Center);
        else if (root.isFollowing)
            root.positionViewAtEnd();
    }
}
