import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One opponent in the sum of the rating. */
Item {
    id: root

    required property string name
    required property string colour
    required property string rating
    required property string expectedText
    required property real expectedFraction
    required property string resultText
    required property string givesText

    readonly property bool isWide: root.width > Theme.em(400)
    readonly property bool isNarrow: root.width < Theme.em(300)

    implicitHeight: Math.max(Theme.px(36), row.implicitHeight + Theme.px(6))
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, expected %3, result %4, gives %5").arg(root.name).arg(root.rating).arg(root.expectedText).arg(root.resultText).arg(root.givesText)

    TextMetrics {
        id: full

        readonly property real breadth: Math.ceil(advanceWidth) + 2

        font: name.font
        text: root.name
    }
    RowLayout {
        id: row

        anchors.fill: parent
        spacing: Theme.px(12)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(9)

            Shield {
                size: Theme.px(24)
                folder: "table"
                colour: root.colour
            }
            Label {
                id: name

                Layout.fillWidth: true
                Layout.maximumWidth: full.breadth
                Layout.preferredWidth: full.breadth
                text: root.name
                elide: Text.ElideRight
                font.pixelSize: Theme.strong
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                Layout.minimumWidth: implicitWidth
                visible: root.isWide
                isSoft: true
                text: root.rating
                Accessible.ignored: true
            }
            Item {
                visible: !root.isWide
                Layout.fillWidth: true
            }
        }
        RowLayout {
            Layout.minimumWidth: Theme.em(root.isNarrow ? 62 : 92)
            Layout.maximumWidth: Theme.em(root.isNarrow ? 62 : 92)
            spacing: Theme.px(8)

            Rectangle {
                visible: !root.isNarrow
                Layout.fillWidth: true
                implicitHeight: Theme.px(8)
                radius: height / 2
                color: Theme.groundLow
                border.width: 1
                border.color: Theme.line

                Rectangle {
                    width: parent.width * root.expectedFraction
                    height: parent.height
                    radius: height / 2
                    color: Theme.gold
                }
            }
            Label {
                text: root.expectedText
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
        Label {
            Layout.preferredWidth: Theme.em(62)
            Layout.minimumWidth: Theme.em(62)
            text: root.resultText
            Accessible.ignored: true
        }
        Label {
            Layout.preferredWidth: Theme.em(50)
            Layout.minimumWidth: Theme.em(50)
            text: root.givesText
            color: root.givesText.startsWith("+") ? Theme.good : Theme.bad
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
