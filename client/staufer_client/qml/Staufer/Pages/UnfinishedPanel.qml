pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Practice and hot seat that were left in the middle; each may be gone on with or thrown away. */
Panel {
    id: root

    signal discarded(string ident)

    title: qsTr("Unfinished")
    note: qsTr("on this computer")

    Scroll {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Matches.unfinished.count > 0
        spacing: Theme.px(6)

        Repeater {
            model: Matches.unfinished

            RowLayout {
                id: line

                required property string ident
                required property string game
                required property string title
                required property string namesText
                required property string whenText
                required property string mode

                Layout.fillWidth: true
                spacing: Theme.px(8)

                MatchRow {
                    objectName: "unfinished_" + line.ident
                    game: line.game
                    title: line.title
                    names: line.namesText
                    detail: line.whenText
                    stage: line.mode === "lessons" ? qsTr("tutorial") : line.mode === "hotseat" ? qsTr("hot seat") : qsTr("practice")
                    onClicked: Matches.resume(line.ident)
                }
                IconButton {
                    objectName: "discard_" + line.ident
                    sign: "trash"
                    text: qsTr("Throw away")
                    speech: qsTr("Throw away the match with %1").arg(line.namesText)
                    onClicked: root.discarded(line.ident)
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
        visible: Matches.unfinished.count === 0
        sign: "hourglass"
        text: qsTr("Nothing unfinished")
        line: qsTr("Practice and hot seat are kept here when you leave the table or close the program.")
    }
}
