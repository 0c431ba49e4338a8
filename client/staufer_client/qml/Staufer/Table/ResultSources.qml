pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Where the points came from: one line for a source, the best of the table underlined and bold. */
Vellum {
    id: root

    readonly property int seats: Math.max(1, Result.places.count)
    readonly property real first: Math.min(Theme.em(170), root.availableWidth * 0.28)
    readonly property real cell: (root.availableWidth - root.first) / root.seats
    /** The largest number of the sheet fills a bar. */
    readonly property int most: Math.max(1, root.largest)
    property int largest: 1

    title: qsTr("Points by source")
    note: qsTr("underlined: best of the table")
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    bottomPadding: Theme.px(10)
    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.px(36)
        spacing: 0

        Item {
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            Layout.preferredWidth: root.first
        }
        Repeater {
            model: Result.places

            delegate: Item {
                id: head

                required property string colour
                required property string name

                Layout.fillWidth: true
                Layout.minimumWidth: 0
                Layout.preferredWidth: root.cell
                implicitHeight: Math.max(Theme.px(30), headLine.implicitHeight)

                RowLayout {
                    id: headLine

                    anchors.fill: parent
                    anchors.leftMargin: Theme.px(10)
                    anchors.rightMargin: Theme.px(10)
                    spacing: Theme.px(6)

                    Shield {
                        size: Theme.px(20)
                        folder: "table"
                        colour: head.colour
                    }
                    Label {
                        Layout.fillWidth: true
                        vellum: true
                        text: head.name
                        wrapMode: Text.WordWrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        lineHeight: 0.85
                        font.pixelSize: Theme.small
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }
    Repeater {
        model: Result.sources

        delegate: Rectangle {
            id: source

            required property int index
            required property string source
            required property list<int> points
            required property int best

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: Math.max(Theme.px(38), words.implicitHeight + Theme.px(8))
            radius: Theme.px(4)
            color: source.index % 2 === 0 ? "#148A6A22" : "transparent"
            onPointsChanged: root.largest = Math.max(root.largest, ...source.points)
            Component.onCompleted: root.largest = Math.max(root.largest, ...source.points)
            Accessible.role: Accessible.ListItem
            Accessible.name: source.source + ": " + source.points.join(", ")

            Label {
                id: words

                x: Theme.px(10)
                width: root.first - Theme.px(12)
                height: parent.height
                vellum: true
                text: source.source
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Repeater {
                model: source.points

                delegate: Item {
                    id: value

                    required property int modelData
                    required property int index
                    readonly property bool isBest: value.index === source.best

                    x: root.first + value.index * root.cell
                    width: root.cell
                    height: source.height

                    Rectangle {
                        x: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        visible: value.modelData > 0
                        width: value.modelData / root.most * (root.cell - Theme.em(36) - Theme.px(28))
                        height: Theme.px(12)
                        radius: Theme.px(2)
                        color: value.isBest ? Theme.goldDeep : "#C3A972"
                    }
                    Label {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(18)
                        height: parent.height
                        vellum: true
                        text: value.modelData
                        font.weight: value.isBest ? Font.ExtraBold : Font.Medium
                        font.underline: value.isBest
                        font.pixelSize: Theme.strong
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 2
        color: Theme.ink
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(36)
        spacing: 0

        Label {
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            Layout.preferredWidth: root.first
            leftPadding: Theme.px(10)
            vellum: true
            text: qsTr("Together")
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
        }
        Repeater {
            model: Result.places

            delegate: Label {
                required property int score

                Layout.fillWidth: true
                Layout.minimumWidth: 0
                Layout.preferredWidth: root.cell
                rightPadding: Theme.px(18)
                horizontalAlignment: Text.AlignRight
                vellum: true
                text: score
                font.pixelSize: Theme.em(20)
                font.weight: Font.ExtraBold
            }
        }
    }
}
