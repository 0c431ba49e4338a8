pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The order of the seats, their points, and what it did to their ratings; the winner is framed, the own line marked. */
Vellum {
    id: root

    title: qsTr("Final places")
    note: Table.subtitle
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    bottomPadding: Theme.px(12)
    spacing: Theme.px(4)

    Repeater {
        model: Result.places

        delegate: Rectangle {
            id: seat

            required property int place
            required property string colour
            required property string name
            required property string note
            required property int score
            required property string changeText
            required property string nowText
            required property bool isMe
            readonly property bool isFirst: seat.place === 1

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: Math.max(Theme.px(53), line.implicitHeight + Theme.px(10))
            radius: Theme.px(6)
            color: seat.isFirst ? Theme.parchmentChosen : seat.isMe ? Qt.alpha(Theme.parchmentLit, 0.6) : "transparent"
            border.width: seat.isFirst ? 2 : seat.isMe ? 1 : 0
            border.color: seat.isFirst ? Theme.gold : Theme.parchmentLine
            Accessible.role: Accessible.ListItem
            Accessible.name: [qsTr("Place %1").arg(seat.place), seat.name, seat.note, qsTr("%1 points").arg(seat.score), seat.changeText].filter(word => word !== "").join(", ")

            Rectangle {
                visible: seat.isMe
                x: Theme.px(4)
                y: Theme.px(6)
                width: Theme.px(4)
                height: parent.height - 2 * y
                radius: width / 2
                color: Theme.imperial
            }
            RowLayout {
                id: line

                anchors.fill: parent
                anchors.leftMargin: Theme.px(10)
                anchors.rightMargin: Theme.px(14)
                spacing: Theme.px(12)

                Heading {
                    Layout.preferredWidth: Theme.em(40)
                    vellum: true
                    text: ["", "I", "II", "III", "IV", "V"][seat.place]
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.em(22)
                    Accessible.ignored: true
                }
                Shield {
                    size: Theme.px(37)
                    folder: "table"
                    colour: seat.colour
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: Theme.px(230)
                    spacing: -Theme.px(1)

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: Theme.px(8)

                        Label {
                            Layout.fillWidth: true
                            Layout.maximumWidth: Math.ceil(implicitWidth) + 2
                            vellum: true
                            text: seat.name
                            elide: Text.ElideRight
                            font.pixelSize: Theme.large
                            font.weight: Font.ExtraBold
                            Accessible.ignored: true
                        }
                        Icon {
                            visible: seat.isFirst
                            icon: "crown"
                            tint: "deep"
                            size: Theme.em(20)
                        }
                        Item {
                            Layout.fillWidth: true
                        }
                    }
                    Label {
                        Layout.fillWidth: true
                        visible: seat.note !== ""
                        text: seat.note
                        color: seat.isMe ? Theme.imperial : Theme.inkSoft
                        elide: Text.ElideRight
                        font.pixelSize: Theme.small
                        font.weight: seat.isMe ? Font.ExtraBold : Font.Medium
                        Accessible.ignored: true
                    }
                }
                Label {
                    vellum: true
                    text: seat.score
                    font.pixelSize: Theme.figure
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
                Label {
                    Layout.alignment: Qt.AlignVCenter
                    Layout.topMargin: Theme.px(8)
                    Layout.leftMargin: -Theme.px(5)
                    vellum: true
                    isSoft: true
                    text: seat.score === 1 ? qsTr("point") : qsTr("points")
                    Accessible.ignored: true
                }
                ColumnLayout {
                    Layout.preferredWidth: Theme.em(120)
                    visible: Result.isRated
                    spacing: -Theme.px(1)

                    Trend {
                        Layout.alignment: Qt.AlignRight
                        vellum: true
                        text: seat.changeText
                    }
                    Label {
                        Layout.alignment: Qt.AlignRight
                        visible: seat.nowText !== ""
                        vellum: true
                        isSoft: true
                        text: qsTr("now %1").arg(seat.nowText)
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
