pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The open chapter: numbers in the margin, the paragraph that was asked for in a gold frame. */
Vellum {
    id: root

    required property string chapter
    /** Whether one turns the pages here, because no list of chapters stands beside. */
    property bool hasTurning: false
    readonly property string cited: Rulebook.current

    signal turned(string chapter)

    /** Goes to the paragraph before or after the cited one. */
    function step(by: int): void {
        let place = -1;
        for (let i = 0; i < paragraphs.count; i++) {
            if ((paragraphs.itemAt(i) as RulesParagraph)?.ident === root.cited)
                place = i;
        }
        const next = paragraphs.itemAt(Math.max(0, Math.min(paragraphs.count - 1, place + by))) as RulesParagraph;
        if (next)
            Rulebook.goTo(next.ident);
    }

    /** The number of the chapter before or after the open one. */
    function neighbour(by: int): string {
        for (let i = 0; i < titles.count; i++) {
            if (titles.itemAt(i).visible) {
                const next = titles.itemAt(Math.max(0, Math.min(titles.count - 1, i + by))) as RulesTitle;
                return next?.number ?? root.chapter;
            }
        }
        return root.chapter;
    }

    /** Brings the cited paragraph into sight. */
    function show(): void {
        pages.contentY = 0;
        for (let i = 0; i < paragraphs.count; i++) {
            const one = paragraphs.itemAt(i) as RulesParagraph;
            if (one && one.isCited && one.visible) {
                const low = one.y + one.height + Theme.px(20);
                if (low > pages.height)
                    pages.contentY = Math.max(0, Math.min(pages.contentHeight - pages.height, one.y - pages.height / 3));
            }
        }
    }

    padding: Theme.px(16)
    topPadding: Theme.px(20)
    spacing: Theme.px(8)
    onChapterChanged: Qt.callLater(root.show)
    onCitedChanged: Qt.callLater(root.show)
    Component.onCompleted: Qt.callLater(root.show)

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.px(8)
        Layout.rightMargin: Theme.px(8)
        spacing: Theme.px(16)

        Art {
            Layout.preferredWidth: Theme.px(66)
            Layout.preferredHeight: Theme.px(66)
            name: Rulebook.game === "" ? "" : "lobby/initial_" + Rulebook.game
        }
        Item {
            Layout.fillWidth: true
            implicitHeight: Theme.em(40)

            Repeater {
                id: titles

                model: Rulebook.chapters

                RulesTitle {
                    anchors.fill: parent
                    visible: number === root.chapter
                }
            }
        }
        IconButton {
            objectName: "rules_previous"
            visible: root.hasTurning
            vellum: true
            sign: "left"
            text: qsTr("Chapter before")
            enabled: root.chapter !== "1"
            onClicked: root.turned(root.neighbour(-1))
        }
        IconButton {
            objectName: "rules_next"
            visible: root.hasTurning
            vellum: true
            sign: "right"
            text: qsTr("Next chapter")
            onClicked: root.turned(root.neighbour(1))
        }
    }
    Image {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(22)
        Layout.leftMargin: Theme.px(8)
        Layout.rightMargin: Theme.px(8)
        source: Paths.art + "lobby/vine_h.svg"
        sourceSize: Qt.size(Theme.px(605), Theme.px(22))
        fillMode: Image.Tile
        clip: true
        opacity: 0.9
        Accessible.ignored: true
    }
    Scroll {
        id: pages

        Layout.fillWidth: true
        Layout.fillHeight: true
        vellum: true
        spacing: Theme.px(3)
        onContentHeightChanged: Qt.callLater(root.show)

        Repeater {
            id: paragraphs

            model: Rulebook.paragraphs

            RulesParagraph {
                visible: chapter === root.chapter
                isCited: ident === root.cited
                onCalled: paragraph => Rulebook.goTo(paragraph)
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
