pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The rules beside the game; the paragraph asked for is marked and in sight. */
ListView {
    id: root

    property string wanted

    clip: true
    model: Rulebook.paragraphs
    spacing: Theme.px(7)
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    cacheBuffer: 4000
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rules")
    onWantedChanged: Qt.callLater(root.find)
    onCountChanged: Qt.callLater(root.find)
    onVisibleChanged: if (root.visible && Rulebook.game !== Table.game)
        Rulebook.load(Table.game)
    T.ScrollBar.vertical: Scroller {
        vellum: true
    }

    delegate: Rectangle {
        id: paragraph

        required property string ident
        required property string chapter
        required property string text
        readonly property bool isWanted: root.wanted === paragraph.ident

        width: ListView.view.width - Theme.px(10)
        height: column.implicitHeight + Theme.px(8)
        radius: Theme.px(4)
        color: paragraph.isWanted ? Theme.parchmentChosen : "transparent"
        border.width: paragraph.isWanted ? 1 : 0
        border.color: Theme.gold

        RowLayout {
            id: column

            x: Theme.px(5)
            y: Theme.px(4)
            width: parent.width - Theme.px(10)
            spacing: Theme.px(8)

            Label {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: Theme.em(32)
                text: paragraph.ident
                color: Theme.imperial
                font.pixelSize: Theme.em(12)
                font.weight: Font.ExtraBold
            }
            Label {
                Layout.fillWidth: true
                vellum: true
                text: paragraph.text
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.em(13)
            }
        }
    }

    /** Bring the wanted paragraph into sight, if it is there. */
    function find() {
        const first = Rulebook.paragraphs.index(0, 0);
        const found = Rulebook.paragraphs.match(first, Qt.UserRole + 1, root.wanted, 1, Qt.MatchExactly);
        if (found.length > 0)
            root.positionViewAtIndex(found[0].row, ListView.Center);
    }
}
