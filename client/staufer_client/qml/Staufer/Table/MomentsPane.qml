pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The turning points of the match, to go to; the last one before now is marked and kept in sight. */
ListView {
    id: root

    objectName: "moments"
    clip: true
    model: Table.replay.moments
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightFollowsCurrentItem: root.activeFocus
    currentIndex: -1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turning points")
    Keys.onReturnPressed: (root.currentItem as MomentLine)?.click()
    T.ScrollBar.vertical: Scroller {
        vellum: true
    }

    delegate: MomentLine {
        width: ListView.view.width - Theme.px(8)
        onIsNowChanged: if (isNow && !root.moving)
            root.positionViewAtIndex(index, ListView.Contain)
        onClicked: Table.replay.seek(seq)
    }

    Label {
        anchors.centerIn: parent
        width: parent.width - Theme.px(24)
        visible: root.count === 0
        vellum: true
        isSoft: true
        text: qsTr("Nothing turned this match.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
}
