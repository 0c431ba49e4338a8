pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The chapters of the open book. */
Panel {
    id: root

    required property string current

    signal picked(string chapter)

    title: Rulebook.title !== "" ? Rulebook.title : qsTr("Chapters")
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    bottomPadding: Theme.px(10)

    Scroll {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.px(1)

        Repeater {
            model: Rulebook.chapters

            ListRow {
                id: line

                required property string number
                required property string title
                readonly property bool isOn: line.number === root.current

                objectName: "chapter_" + line.number
                Layout.fillWidth: true
                hasLine: false
                text: line.title
                speech: qsTr("Chapter %1, %2").arg(line.number).arg(line.title)
                isChosen: line.isOn
                onClicked: root.picked(line.number)

                Label {
                    Layout.preferredWidth: Theme.em(22)
                    text: line.number
                    color: Theme.accent
                    horizontalAlignment: Text.AlignRight
                    font.weight: Font.ExtraBold
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    text: line.title
                    color: line.isOn ? Theme.title : Theme.text
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.strong
                    font.weight: line.isOn ? Font.ExtraBold : Font.Medium
                    Accessible.ignored: true
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
    RowLayout {
        Layout.leftMargin: Theme.px(8)
        spacing: Theme.px(8)

        KeyCap {
            text: "["
        }
        KeyCap {
            text: "]"
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: qsTr("paragraph back, on")
            elide: Text.ElideRight
            font.pixelSize: Theme.small
        }
    }
}
