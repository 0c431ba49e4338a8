pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The cubes of a player and their votes: a line for each kind, or all in one line. */
GridLayout {
    id: root

    required property list<int> cubes
    required property list<string> cubeWords
    required property int scribes
    required property int votes
    required property string votesText
    required property bool isLong
    readonly property list<string> kinds: ["red", "black", "yellow", "green"]
    readonly property list<string> names: [qsTr("politicians, %1"), qsTr("nobles, %1"), qsTr("abbesses, %1"), qsTr("amanuenses, %1")]

    columns: root.isLong ? 1 : 2
    rowSpacing: Theme.px(1)
    columnSpacing: Theme.px(8)

    GridLayout {
        Layout.fillWidth: root.isLong
        columns: root.isLong ? 1 : 4
        rowSpacing: Theme.px(1)
        columnSpacing: Theme.px(4)

        Repeater {
            model: root.kinds

            delegate: RowLayout {
                id: line

                required property int index
                required property string modelData
                readonly property int number: root.cubes[line.index] ?? 0

                spacing: Theme.px(6)

                Figure {
                    Layout.preferredWidth: Theme.em(root.isLong ? 22 : 18)
                    Layout.preferredHeight: Theme.em(root.isLong ? 22 : 18)
                    opacity: line.number > 0 ? 1 : 0.4
                    name: "cube_" + line.modelData
                }
                Label {
                    Layout.minimumWidth: root.isLong ? Theme.em(18) : 0
                    vellum: true
                    isSoft: line.number === 0
                    text: line.number
                    font.pixelSize: root.isLong ? Theme.em(17) : Theme.em(14)
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
                Label {
                    visible: root.isLong
                    Layout.fillWidth: true
                    vellum: true
                    isSoft: true
                    text: Look.isTight ? root.cubeWords[line.index] ?? "" : root.names[line.index].arg(root.cubeWords[line.index] ?? "")
                    elide: Text.ElideRight
                    font.pixelSize: Theme.em(13)
                    Accessible.ignored: true
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(7)

        Label {
            vellum: true
            text: qsTr("Votes")
            font.pixelSize: Theme.em(root.isLong ? 15 : 12)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            vellum: true
            text: root.votes
            color: Theme.imperial
            font.pixelSize: Theme.em(root.isLong ? 18 : 13)
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
        Label {
            visible: root.scribes > 0
            vellum: true
            isSoft: true
            text: root.isLong ? qsTr("+%1 VP of amanuenses").arg(root.scribes) : qsTr("+%1 VP").arg(root.scribes)
            elide: Text.ElideRight
            font.pixelSize: Theme.em(12)
            Accessible.ignored: true
        }
        Label {
            visible: root.isLong && root.scribes === 0
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            horizontalAlignment: Text.AlignRight
            text: root.votesText
            elide: Text.ElideRight
            font.pixelSize: Theme.em(12)
            Accessible.ignored: true
        }
    }
    Divider {
        visible: root.isLong
        Layout.fillWidth: true
        vellum: true
    }
}
