pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Points by source at the moment that is shown: a line for each, the best of the table bold and underlined. */
Scroll {
    id: root

    component Cell: Label {
        Layout.fillWidth: true
        Layout.preferredWidth: Theme.em(60)
        vellum: true
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.strong
        Accessible.ignored: true
    }

    vellum: true
    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        Item {
            Layout.preferredWidth: Theme.em(190)
        }
        Repeater {
            model: Table.replay.chart.sources.count > 0 ? Table.replay.chart.lines : 0

            delegate: RowLayout {
                id: head

                required property string name
                required property string colour

                Layout.fillWidth: true
                Layout.preferredWidth: Theme.em(60)
                spacing: Theme.px(6)

                Item {
                    Layout.fillWidth: true
                }
                Shield {
                    size: Theme.em(18)
                    folder: "table"
                    colour: head.colour
                }
                Label {
                    Layout.maximumWidth: Theme.em(110)
                    vellum: true
                    text: head.name
                    elide: Text.ElideRight
                    font.weight: Font.Bold
                }
            }
        }
    }
    Repeater {
        model: Table.replay.chart.sources

        delegate: Rectangle {
            id: source

            required property int index
            required property string source
            required property list<int> points
            required property int best

            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.px(34), line.implicitHeight + Theme.px(8))
            radius: Theme.px(4)
            color: source.index % 2 === 0 ? "#148A6A22" : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: source.source + ": " + source.points.join(", ")

            RowLayout {
                id: line

                anchors.fill: parent
                spacing: Theme.px(8)

                Label {
                    Layout.preferredWidth: Theme.em(190)
                    leftPadding: Theme.px(8)
                    vellum: true
                    text: source.source
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Repeater {
                    model: source.points

                    delegate: Cell {
                        required property int modelData
                        required property int index

                        text: modelData
                        font.weight: index === source.best ? Font.ExtraBold : Font.Medium
                        font.underline: index === source.best
                    }
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: Table.replay.chart.totals.length > 0
        spacing: Theme.px(8)

        Label {
            Layout.preferredWidth: Theme.em(190)
            leftPadding: Theme.px(8)
            vellum: true
            text: qsTr("Together")
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
        }
        Repeater {
            model: Table.replay.chart.totals

            delegate: Cell {
                required property int modelData

                text: modelData
                font.pixelSize: Theme.em(20)
                font.weight: Font.ExtraBold
            }
        }
    }
    Label {
        Layout.fillWidth: true
        visible: Table.replay.chart.sources.count === 0
        vellum: true
        isSoft: true
        text: qsTr("The points stay behind the screens for these eyes.")
        wrapMode: Text.WordWrap
    }
    Item {
        Layout.fillHeight: true
    }
}
