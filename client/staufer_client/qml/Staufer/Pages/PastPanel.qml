pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The matches that are over; each opens as a replay. */
Panel {
    id: root

    title: qsTr("Finished")
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    bottomPadding: Theme.px(8)

    Scroll {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Matches.past.count > 0
        spacing: 0

        Repeater {
            model: Matches.past

            PastRow {
                required property string match
                required property string namesText
                required property string placeText
                required property string changeText
                required property string whenText
                required property string status

                objectName: "past_" + match
                names: namesText
                place: placeText
                change: changeText
                time: whenText
                isVoid: status === "void"
                onClicked: Matches.openMatch(match)
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Matches.past.count === 0
        sign: "replay"
        text: qsTr("No match is over yet")
        line: qsTr("What you finish on the server is listed here and opens as a replay.")
    }
}
