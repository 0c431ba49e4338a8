import QtQuick
import Staufer.Controls

/** The keys that work everywhere, to look up. */
Panel {
    id: root

    title: qsTr("Keyboard")
    spacing: Theme.px(8)

    KeyLine {
        keys: [qsTr("Ctrl"), "1 – 7"]
        text: qsTr("the pages, from home to settings")
    }
    KeyLine {
        keys: [qsTr("Tab"), qsTr("Enter")]
        text: qsTr("go on to the next thing, and press it; arrows inside a choice")
    }
    KeyLine {
        keys: [qsTr("Esc")]
        text: qsTr("back, put back what is half chosen, leave a replay")
    }
    KeyLine {
        keys: ["F1"]
        text: qsTr("the rules; at a table, of the thing in focus")
    }
    KeyLine {
        keys: [qsTr("Ctrl"), "M"]
        text: qsTr("sound off, or on again")
    }
    KeyLine {
        keys: ["F5"]
        text: qsTr("try the server again")
    }
    KeyLine {
        keys: ["N"]
        text: qsTr("on the home page: to the first match that waits for you")
    }
    KeyLine {
        keys: ["/", "[", "]"]
        text: qsTr("in the rules: search, paragraph back, paragraph on")
    }
    KeyLine {
        keys: ["Z"]
        text: qsTr("at a table: take back; other choices show their own key")
    }
    KeyLine {
        keys: ["F8", "F9"]
        text: qsTr("at a table: agree to what is proposed, or say no")
    }
}
