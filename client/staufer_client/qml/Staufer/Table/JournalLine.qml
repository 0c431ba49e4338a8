import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** One line of the journal: a round, or what somebody did; pressed, it shows the rule. */
Pressable {
    id: root

    required text
    required property string colour
    required property string paragraph
    required property bool isHeading
    required property bool isNew
    required property bool isUndone
    required property int seq
    /** In a replay that shows its whole journal: what is still to come. */
    required property bool isAhead
    readonly property bool isReplay: Table.mode === "replay"

    signal ruled

    vellum: true
    enabled: !root.isHeading || root.isReplay
    opacity: root.isAhead ? 0.6 : 1
    hasRing: false
    focusPolicy: Qt.NoFocus
    leftPadding: Theme.px(4)
    rightPadding: Theme.px(4)
    topPadding: root.isHeading ? Theme.px(9) : Theme.px(3)
    bottomPadding: Theme.px(3)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    speech: words.text.replace(/<[^>]*>/g, "")
    Accessible.role: root.isHeading ? Accessible.Heading : Accessible.ListItem
    background: Rectangle {
        radius: Theme.px(3)
        color: root.ListView.isCurrentItem && root.ListView.view.activeFocus ? Theme.parchmentChosen : root.hovered && (root.isReplay || root.paragraph !== "") ? "#50FFFFFF" : root.isNew && !root.isHeading ? "#40C9A24B" : "transparent"
        border.width: root.ListView.isCurrentItem && root.ListView.view.activeFocus ? 2 : 0
        border.color: Theme.ink

        Rectangle {
            visible: root.isHeading
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Qt.alpha(Theme.parchmentLine, 0.6)
        }
    }
    contentItem: RowLayout {
        spacing: Theme.px(7)

        Shield {
            visible: !root.isHeading
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.px(1)
            opacity: root.colour === "" ? 0 : 1
            size: Theme.px(15)
            folder: "table"
            colour: root.colour === "" ? "blue" : root.colour
        }
        Label {
            id: words

            Layout.fillWidth: true
            vellum: true
            text: root.text
            color: root.isHeading ? Theme.imperial : root.isUndone ? Theme.inkSoft : Theme.ink
            font.strikeout: root.isUndone
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            font.family: root.isHeading ? Theme.serif : Theme.sans
            font.pixelSize: root.isHeading ? Theme.em(12) : Theme.em(13)
            font.weight: root.isHeading ? Font.Bold : Font.Medium
            Accessible.ignored: true
        }
        Label {
            visible: root.hovered && root.paragraph !== ""
            Layout.alignment: Qt.AlignTop
            text: root.paragraph.split(" ")[0].replace(/^[A-Z]+-/, "")
            color: Theme.imperial
            font.pixelSize: Theme.em(12)
            font.weight: Font.Bold
            Accessible.ignored: true

            MouseArea {
                anchors.fill: parent
                enabled: root.isReplay
                cursorShape: Qt.PointingHandCursor
                onClicked: root.ruled()
            }
        }
    }
}
