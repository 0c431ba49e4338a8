pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Why the rating moved: opponents, expectation, result, and the sum in full. */
Panel {
    id: root

    readonly property bool isUp: Result.deltaText.startsWith("+")
    readonly property bool isNarrow: root.availableWidth < Theme.em(300)
    readonly property color moved: root.isUp ? Theme.good : Theme.bad

    title: !Result.isRated ? qsTr("Your rating") : root.isUp ? qsTr("Why your rating rose") : Result.deltaText.startsWith("−") || Result.deltaText.startsWith("-") ? qsTr("Why your rating fell") : qsTr("Why your rating stayed")
    spacing: Theme.px(8)

    ColumnLayout {
        visible: Result.isRated
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.px(8)

        RowLayout {
            spacing: Theme.px(12)

            Label {
                isSoft: true
                text: Result.before
                font.pixelSize: Theme.em(26)
                font.weight: Font.Bold
            }
            Icon {
                icon: "arrow"
                tint: Theme.iconAccent
                size: Theme.em(22)
            }
            Label {
                text: Result.after
                color: Theme.title
                font.pixelSize: Theme.em(38)
                font.weight: Font.ExtraBold
            }
            Label {
                text: Result.deltaText
                color: root.moved
                font.pixelSize: Theme.em(20)
                font.weight: Font.ExtraBold
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: 4
            columnSpacing: Theme.px(12)
            rowSpacing: 0

            Label {
                Layout.fillWidth: true
                isSoft: true
                text: qsTr("against")
                font.pixelSize: Theme.small
            }
            Label {
                Layout.minimumWidth: Theme.em(root.isNarrow ? 62 : 92)
                Layout.maximumWidth: Theme.em(root.isNarrow ? 62 : 92)
                isSoft: true
                text: qsTr("expected")
                font.pixelSize: Theme.small
            }
            Label {
                Layout.preferredWidth: Theme.em(62)
                Layout.minimumWidth: Theme.em(62)
                isSoft: true
                text: qsTr("result")
                font.pixelSize: Theme.small
            }
            Label {
                Layout.preferredWidth: Theme.em(50)
                Layout.minimumWidth: Theme.em(50)
                isSoft: true
                text: qsTr("gives")
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.small
            }
        }
        Repeater {
            model: Result.terms

            delegate: RatingTerm {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: Math.max(implicitHeight, Theme.px(64))
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.px(4)
            implicitHeight: sum.implicitHeight + Theme.px(22)
            radius: Theme.radius
            color: Theme.well

            ColumnLayout {
                id: sum

                x: Theme.px(14)
                y: Theme.px(11)
                width: parent.width - Theme.px(28)
                spacing: Theme.px(4)

                Label {
                    Layout.fillWidth: true
                    text: Result.formula
                    color: Theme.title
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.em(19)
                    font.weight: Font.Bold
                }
                Label {
                    Layout.fillWidth: true
                    isSoft: true
                    text: Result.explanation
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.small
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
    RowLayout {
        visible: !Result.isRated
        Layout.fillWidth: true
        spacing: Theme.px(14)

        Icon {
            icon: "info"
            tint: Theme.iconAccent
            size: Theme.em(30)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            Label {
                text: qsTr("Not rated")
                font.pixelSize: Theme.large
                font.weight: Font.ExtraBold
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: Result.unratedSentence
                wrapMode: Text.WordWrap
            }
        }
    }
}
