import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** House bots for the seats of a private table that nobody has taken. */
ColumnLayout {
    id: root

    required property int free
    readonly property list<string> ways: ["page", "squire", "knight", "duke"]
    property int way: 1

    signal filled(string bots)

    spacing: Theme.px(6)

    Label {
        Layout.fillWidth: true
        isSoft: true
        text: qsTr("Nobody else to come? House bots take the free seats, as well as you wish.")
        wrapMode: Text.WordWrap
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root.width > Theme.em(440) ? 2 : 1
        columnSpacing: Theme.px(8)
        rowSpacing: Theme.px(8)

        Segmented {
            objectName: "friends_ways"
            Layout.fillWidth: true
            speech: qsTr("How well the bots play")
            names: root.ways
            options: [qsTr("Page"), qsTr("Squire"), qsTr("Knight"), qsTr("Duke")]
            current: root.way
            onChosen: index => root.way = index
        }
        PlainButton {
            objectName: "friends_fill"
            sign: "bot"
            text: root.free === 1 ? qsTr("A bot takes the free seat") : qsTr("Bots take %1 seats").arg(root.free)
            onClicked: root.filled(root.ways[root.way])
        }
    }
}
