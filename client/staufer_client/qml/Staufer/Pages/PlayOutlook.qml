import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What to expect: while searching the figures of the search, and always how a match comes about. */
Panel {
    id: root

    readonly property bool isSearching: Queue.state === "searching"

    title: root.isSearching ? qsTr("Your search") : qsTr("What to expect")
    spacing: Theme.px(18)

    GridLayout {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.px(6)
        visible: root.isSearching
        columns: root.width > Theme.em(420) ? 3 : 1
        columnSpacing: Theme.px(20)
        rowSpacing: Theme.px(8)
        uniformCellWidths: true

        Figure {
            objectName: "play_waited"
            value: Queue.waitedText
            word: qsTr("waited")
        }
        Figure {
            objectName: "play_waiting"
            value: Queue.waiting.toString()
            word: qsTr("in this queue")
        }
        Figure {
            objectName: "play_expected"
            visible: Queue.expectedText !== ""
            value: Queue.expectedText
            word: qsTr("expected")
            isSmall: true
        }
    }
    Label {
        objectName: "play_window"
        Layout.fillWidth: true
        visible: root.isSearching && Queue.windowText !== ""
        text: Queue.windowText
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.strong
        font.weight: Font.Bold
    }
    Divider {
        Layout.fillWidth: true
        visible: root.isSearching
    }
    Fact {
        sign: "people"
        text: qsTr("Opponents near your rating")
        line: qsTr("The window of ratings opens the longer you wait; several numbers of seats find a table sooner.")
    }
    Fact {
        sign: "clock"
        text: qsTr("Fifteen seconds to say yes")
        line: qsTr("Go to any page meanwhile: the search goes along at the foot of the window. When a table is found you are asked whether you are ready.")
    }
    Fact {
        sign: "seal"
        text: qsTr("A fair draw")
        line: qsTr("The server commits to all its chance before the deal and opens it at the end. Your computer then plays the match again and checks each draw.")
    }
    Fact {
        sign: "flag"
        text: qsTr("Leaving early counts as last")
        line: qsTr("With three or more seats a house bot plays on for who has left, and the match stays whole for the others.")
    }
}
