pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Whose line is whose: with the figure of the moment and that of the end. */
ColumnLayout {
    id: root

    spacing: Theme.px(4)

    RowLayout {
        Layout.fillWidth: true
        visible: Table.replay.chart.lines.count > 0

        Item {
            Layout.fillWidth: true
        }
        Label {
            Layout.preferredWidth: Theme.em(44)
            vellum: true
            isSoft: true
            text: qsTr("here")
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.small
        }
        Label {
            Layout.preferredWidth: Theme.em(44)
            vellum: true
            isSoft: true
            text: qsTr("end")
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.small
        }
    }
    Repeater {
        model: Table.replay.chart.lines

        delegate: RowLayout {
            id: line

            required property int seat
            required property string name
            required property string colour
            required property int figure
            required property int end
            readonly property list<string> strokes: ["━━━", "━ ▪", "━ ━", "▪ ▪ ▪", "━ ▪▪"]

            Layout.fillWidth: true
            spacing: Theme.px(6)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2 here, %3 at the end").arg(line.name).arg(line.figure).arg(line.end)

            Shield {
                size: Theme.em(18)
                folder: "table"
                colour: line.colour
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: -Theme.px(4)

                Label {
                    Layout.fillWidth: true
                    vellum: true
                    text: line.name
                    elide: Text.ElideRight
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
                Label {
                    vellum: true
                    isSoft: true
                    text: line.strokes[line.seat] ?? ""
                    font.pixelSize: Theme.em(12)
                    Accessible.ignored: true
                }
            }
            Label {
                Layout.preferredWidth: Theme.em(44)
                vellum: true
                text: line.figure
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.em(20)
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
            Label {
                Layout.preferredWidth: Theme.em(44)
                vellum: true
                isSoft: true
                text: line.end
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
}
