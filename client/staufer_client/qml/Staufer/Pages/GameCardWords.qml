import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The words and buttons of a game's card. */
ColumnLayout {
    id: root

    required property string name
    required property string title
    required property string tagline
    required property string facts
    required property string rating
    required property string ratingNote
    required property bool isOnline
    required property bool isWide
    required property bool isBusy
    required property string pace
    readonly property real edge: Theme.px(root.isWide ? 26 : 12)

    signal picked(string pace)
    signal played
    signal practised
    signal adjusted

    spacing: Theme.px(root.isWide ? 10 : 7)

    Item {
        Layout.fillHeight: true
        visible: root.isWide
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: root.edge
        Layout.rightMargin: root.edge
        Layout.topMargin: root.isWide ? 0 : -Theme.px(26)
        spacing: Theme.px(14)

        Art {
            Layout.preferredWidth: Theme.px(root.isWide ? 92 : 76)
            Layout.preferredHeight: Layout.preferredWidth
            name: "lobby/initial_" + root.name
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.topMargin: root.isWide ? 0 : Theme.px(30)
            spacing: Theme.px(2)

            Heading {
                Layout.fillWidth: true
                vellum: true
                text: root.title
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.em(13)
                font.pixelSize: Theme.em(root.isWide ? 31 : 21)
            }
            Label {
                Layout.fillWidth: true
                visible: root.isWide
                vellum: true
                isSoft: true
                text: root.facts
                wrapMode: Text.WordWrap
            }
        }
    }
    Label {
        Layout.fillWidth: true
        Layout.leftMargin: root.edge
        Layout.rightMargin: root.edge
        vellum: true
        isSoft: true
        text: root.tagline
        wrapMode: Text.WordWrap
        font.italic: true
        font.pixelSize: root.isWide ? Theme.em(17) : Theme.body
    }
    Divider {
        Layout.fillWidth: true
        Layout.leftMargin: root.edge
        Layout.rightMargin: root.edge
        visible: root.isWide
        vellum: true
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: root.edge
        Layout.rightMargin: root.edge
        spacing: Theme.px(7)

        Label {
            visible: root.rating !== ""
            vellum: true
            isSoft: true
            text: qsTr("Your rating")
        }
        Label {
            visible: root.rating !== ""
            vellum: true
            text: root.rating
            font.pixelSize: root.isWide ? Theme.em(24) : Theme.strong
            font.weight: Font.ExtraBold
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            text: root.ratingNote
            elide: Text.ElideRight
            font.pixelSize: Theme.small
        }
        Icon {
            visible: !root.isOnline
            icon: "offline"
            tint: "deep"
        }
        Label {
            visible: !root.isOnline
            vellum: true
            text: qsTr("no connection")
            font.pixelSize: Theme.small
            font.weight: Font.Bold
        }
    }
    PacePick {
        objectName: "home_pace_" + root.name
        Layout.fillWidth: true
        Layout.leftMargin: root.edge
        Layout.rightMargin: root.edge
        vellum: true
        pace: root.pace
        enabled: root.isOnline && !root.isBusy
        onPicked: pace => root.picked(pace)
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: root.edge
        Layout.rightMargin: root.edge
        Layout.bottomMargin: root.isWide ? 0 : Theme.px(6)
        spacing: Theme.px(8)

        GoldButton {
            objectName: "home_play_" + root.name
            Layout.fillWidth: true
            vellum: true
            visible: root.isOnline
            enabled: !root.isBusy
            size: root.isWide ? Theme.em(21) : Theme.large
            text: root.isBusy ? qsTr("Searching …") : qsTr("Play")
            speech: qsTr("Play %1").arg(root.title)
            onClicked: root.played()
        }
        GoldButton {
            objectName: "home_practice_" + root.name
            Layout.fillWidth: true
            vellum: true
            visible: !root.isOnline
            sign: "bot"
            text: qsTr("Practice offline")
            speech: qsTr("Practice %1 offline").arg(root.title)
            onClicked: root.practised()
        }
        IconButton {
            objectName: "home_adjust_" + root.name
            visible: root.isOnline
            vellum: true
            side: Theme.px(46)
            sign: "gear"
            text: qsTr("Choose seats and options")
            onClicked: root.adjusted()
        }
    }
    Item {
        Layout.fillHeight: true
        visible: root.isWide
    }
}
