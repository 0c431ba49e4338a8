pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The search of the book: a word, and the paragraphs that have it. */
Panel {
    id: root

    title: qsTr("Search")
    note: Rulebook.searched !== "" ? qsTr("%1 found").arg(Rulebook.hits.count) : ""
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    bottomPadding: Theme.px(10)

    TextLine {
        id: word

        objectName: "rules_search"
        Layout.fillWidth: true
        sign: "search"
        text: Rulebook.searched
        placeholderText: qsTr("A word of the rules")
        onTextEdited: Rulebook.search(word.text)
    }
    Scroll {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Rulebook.hits.count > 0
        spacing: Theme.px(4)

        Repeater {
            model: Rulebook.hits

            ListRow {
                id: hit

                required property string ident
                required text

                objectName: "hit_" + hit.ident
                Layout.fillWidth: true
                isChosen: hit.ident === Rulebook.current
                speech: qsTr("Paragraph %1").arg(hit.ident)
                onClicked: Rulebook.goTo(hit.ident)

                Heading {
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: Theme.em(42)
                    text: hit.ident
                    color: Theme.accent
                    font.pixelSize: Theme.em(15)
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    text: hit.text
                    textFormat: Text.StyledText
                    isSoft: !hit.isChosen
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Rulebook.hits.count === 0
        sign: "book"
        text: Rulebook.searched === "" ? qsTr("Search the book") : qsTr("Not in the book")
        line: Rulebook.searched === "" ? qsTr("Type a word such as “token”; all paragraphs that have it are listed.") : qsTr("No paragraph has all of these words.")
    }
    Shortcut {
        sequence: "/"
        onActivated: word.forceActiveFocus(Qt.ShortcutFocusReason)
    }
}
