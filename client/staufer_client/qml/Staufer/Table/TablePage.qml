pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The table of every game in every mode: live, practice, hot seat, watched or played again. */
FocusScope {
    id: root

    readonly property bool isReplay: Table.mode === "replay"
    readonly property bool isCovered: Table.curtain !== ""
    /** The page stays when it is out of sight; then nothing of it hears a key, and nothing moves. */
    readonly property bool hasKeys: root.visible && !root.isCovered && !asides.isOpen
    /** One match in one mode: another one is begun with a fresh table. */
    readonly property string sitting: Table.mode + Table.match
    readonly property real gap: Theme.px(8)
    readonly property real growth: Math.min(1.3, Theme.textScale)
    readonly property bool isSmall: root.height < Theme.px(840)
    property bool hasHelp: true

    objectName: root.isReplay ? "replay_page" : "table_page"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("%1, %2").arg(Table.title).arg(Table.subtitle)
    onIsCoveredChanged: if (!root.isCovered)
        bar.forceActiveFocus()
    onSittingChanged: root.clear()
    onVisibleChanged: if (!root.visible)
        root.rest()
    Keys.onLeftPressed: bar.step(-1)
    Keys.onRightPressed: bar.step(1)
    Keys.onUpPressed: event => event.accepted = root.hasKeys && board.reach()

    Pointing {
        id: pointing
    }
    Backdrop {
        anchors.fill: parent
        lightX: side.width + lens.x + lens.width / 2
        lightY: lens.y + lens.height / 2
    }
    BarPlace {
        id: bar

        anchors.left: side.right
        anchors.leftMargin: side.isEmpty ? 0 : root.gap
        anchors.right: rail.isEmpty ? parent.right : rail.left
        anchors.rightMargin: root.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.gap
        focus: true
        hasKeys: root.hasKeys
        isPointing: pointing.target !== ""
        onPointed: ident => pointing.atBar(ident)
    }
    SeatStrip {
        id: seats

        anchors.left: banner.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        anchors.rightMargin: root.gap
        y: root.gap
        height: Math.max(implicitHeight, Theme.px(root.isSmall ? 64 : 72))
        onChosen: target => Table.click(target)
        onPointed: target => pointing.atBoard(target)
    }
    ColumnPlace {
        id: side

        x: root.gap
        anchors.top: banner.bottom
        anchors.topMargin: root.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.gap
        width: side.isEmpty ? 0 : banner.width
        onChosen: target => Table.click(target)
        onPointed: target => pointing.atBoard(target)
    }
    Lens {
        id: lens

        anchors.left: side.right
        anchors.right: journal.left
        anchors.top: seats.bottom
        anchors.bottom: bar.top
        anchors.margins: root.gap
        anchors.leftMargin: side.isEmpty ? 0 : root.gap
        boardWidth: board.implicitWidth
        boardHeight: board.implicitHeight
        hasHelp: root.hasHelp
        isFull: !rail.isEmpty
        onHelpToggled: root.hasHelp = !root.hasHelp

        BoardPlace {
            id: board

            zoom: lens.zoom
            field: Qt.size(lens.width, lens.height)
            isSeen: root.visible
            onChosen: target => Table.click(target)
            onPointed: target => pointing.atBoard(target)
        }
    }
    ProposalCard {
        id: proposal

        x: journal.x
        y: seats.y + seats.height + root.gap
        width: journal.width
        hasKeys: root.hasKeys
    }
    LessonCard {
        id: lesson

        x: journal.x
        y: seats.y + seats.height + root.gap
        z: 5
        width: journal.width
        hasKeys: root.hasKeys
        hasJournal: journal.visible
        onAsked: paragraph => journal.showRule(paragraph)
    }
    HintCard {
        id: hints

        x: journal.x
        y: root.gap + (lesson.visible ? lesson.y + lesson.height : proposal.visible ? proposal.y + proposal.height : seats.y + seats.height)
        width: journal.width
        z: 5 // where the column is full they lie on what is below
        onPointed: ident => pointing.atBar(ident)
    }
    Journal {
        id: journal

        visible: height >= Theme.px(110)
        anchors.top: hints.visible ? hints.bottom : lesson.visible ? lesson.bottom : proposal.visible ? proposal.bottom : seats.bottom
        anchors.right: parent.right
        anchors.bottom: rail.isEmpty ? bar.top : rail.top
        anchors.margins: root.gap
        width: rail.isEmpty ? Theme.px(root.isSmall ? 256 : 280) * root.growth : rail.width
    }
    RailPlace {
        id: rail

        anchors.right: parent.right
        anchors.rightMargin: root.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.gap
        room: (root.height - seats.height) * 0.7
    }
    Banner {
        id: banner

        x: root.gap
        y: root.gap
        width: Theme.px(side.breadth) * root.growth
        height: seats.height
        onMenu: asides.open()
    }
    HelpPlace {
        lens: lens
        board: board
        isShown: root.hasHelp
        z: 3
    }
    LineLost {
        anchors.left: bar.left
        anchors.right: bar.right
        anchors.bottom: bar.bottom
        height: Math.max(implicitHeight, bar.height)
        visible: Table.isLost
        z: 4
    }
    Curtain {
        anchors.fill: parent
        visible: root.isCovered
        z: 10
    }
    Asides {
        id: asides

        x: root.gap
        y: banner.y + banner.height + root.gap
    }

    /** Another match: the whole board, and its journal. */
    function clear() {
        lens.approach(0, 0, 0);
        journal.clear();
    }

    /** Out of sight: nothing is pointed at, and nothing is asked. */
    function rest() {
        pointing.end();
        asides.close();
    }
}
