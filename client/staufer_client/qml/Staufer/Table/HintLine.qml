import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One hint: what to choose, what it is worth, and how the turn goes on. */
ListRow {
    id: root

    required property int place
    required property string label
    required property string detail
    required property string worth
    required property string plan
    readonly property bool pointed: root.hovered || root.visualFocus

    text: root.label
    speech: qsTr("%1. %2. %3").arg(root.place).arg(root.label).arg(root.worth)
    note: [root.detail, root.plan].filter(words => words !== "").join(". ")
    hasLine: false
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(6)
    topPadding: Theme.px(4)
    bottomPadding: Theme.px(4)
    spacing: Theme.px(9)

    Label {
        Layout.alignment: Qt.AlignTop
        text: root.place
        font.family: Theme.serif
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        color: Theme.accent
        Accessible.ignored: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(8)

            Label {
                Layout.fillWidth: true
                text: root.label
                wrapMode: Text.WordWrap
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.alignment: Qt.AlignTop
                text: root.worth
                color: Theme.accent
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
        Label {
            Layout.fillWidth: true
            visible: root.detail !== ""
            isSoft: true
            text: root.detail
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            visible: root.plan !== ""
            isSoft: true
            text: root.plan
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
