import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A turning point: where it was, what happened, and what it did to the points. */
Pressable {
    id: root

    required text
    required property int index
    required property int seq
    required property string colour
    required property string placeText
    required property string changeText
    required property bool isPast
    required property bool isNow
    readonly property bool isCurrent: root.ListView.isCurrentItem && root.ListView.view.activeFocus

    objectName: "moment_" + root.index
    vellum: true
    hasRing: false
    focusPolicy: Qt.NoFocus
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(8)
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(6)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    opacity: root.isPast ? 1 : 0.75
    speech: [root.placeText, root.text, root.changeText].filter(word => word !== "").join(", ")
    Accessible.role: Accessible.ListItem
    background: Rectangle {
        radius: Theme.px(5)
        color: root.isNow ? Theme.parchmentChosen : root.hovered ? "#59FFFFFF" : "transparent"
        border.width: root.isCurrent ? 2 : root.isNow ? 1 : 0
        border.color: root.isCurrent ? Theme.ink : Theme.goldDeep
    }
    contentItem: RowLayout {
        spacing: Theme.px(8)

        Shield {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.px(2)
            opacity: root.colour === "" ? 0 : 1
            size: Theme.em(18)
            folder: "table"
            colour: root.colour === "" ? "blue" : root.colour
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                vellum: true
                isSoft: true
                text: root.placeText
                elide: Text.ElideRight
                font.pixelSize: Theme.em(12)
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                vellum: true
                text: root.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.em(13.5)
                font.weight: root.isNow ? Font.Bold : Font.Medium
                Accessible.ignored: true
            }
        }
        Label {
            visible: root.changeText !== ""
            vellum: true
            text: root.changeText
            color: Theme.imperial
            font.pixelSize: Theme.strong
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
    }
}
