pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Own secret objectives, pairs made with creatures taken, and the points they are worth now. */
Vellum {
    id: root

    readonly property int held: FredericusBoard.objectives.count
    /** In a replay one looks over somebody's shoulder. */
    readonly property bool isBorrowed: Table.mode === "replay"
    readonly property int columns: root.held <= 4 ? 2 : root.held <= 9 ? 3 : 4

    padding: Theme.px(13)
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(8)
    spacing: Theme.px(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Heading {
        id: heading

        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        vellum: true
        text: root.isBorrowed ? qsTr("Hunting book") : qsTr("Your hunting book")
        font.pixelSize: Theme.em(15)
    }
    RowLayout {
        spacing: Theme.px(6)

        Figure {
            Layout.preferredWidth: Theme.em(15)
            Layout.preferredHeight: Theme.em(15)
            name: "eye"
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            text: root.held === 0 ? qsTr("No objectives are shown") : root.isBorrowed ? qsTr("As this player saw it") : qsTr("Only you see these objectives")
            elide: Text.ElideRight
            font.pixelSize: Theme.em(12)
        }
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.maximumHeight: Math.ceil(root.held / root.columns) * Theme.px(root.columns > 2 ? 80 : 120)
        columns: root.columns
        columnSpacing: Theme.px(root.columns > 2 ? 4 : 8)
        rowSpacing: columnSpacing

        Repeater {
            model: FredericusBoard.objectives

            delegate: ObjectiveCard {
                Layout.fillHeight: true
                Layout.maximumHeight: Theme.px(root.columns > 2 ? 76 : 112)
                Layout.preferredWidth: (root.availableWidth - (root.columns - 1) * Theme.px(root.columns > 2 ? 4 : 8)) / root.columns
                isSmall: root.columns > 2
            }
        }
    }
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        Label {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(4)
            width: parent.width
            visible: parent.height > implicitHeight + Theme.px(14)
            vellum: true
            isSoft: true
            text: qsTr("A creature and its objective are a pair. 1, 2, 3, 4 pairs are worth 1, 3, 6, 10 points more.")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.em(12)
            font.italic: true
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 1
        color: Theme.parchmentLine
    }
    RowLayout {
        Layout.fillWidth: true

        Label {
            Layout.fillWidth: true
            vellum: true
            text: root.isBorrowed ? qsTr("Points then") : qsTr("Your points now")
            font.weight: Font.Bold
            elide: Text.ElideRight
        }
        Label {
            objectName: "points_now"
            text: FredericusBoard.pointsNow
            color: Theme.imperial
            font.pixelSize: Theme.em(22)
            font.weight: Font.ExtraBold
        }
    }
    Label {
        Layout.fillWidth: true
        Layout.topMargin: -Theme.px(6)
        visible: text !== ""
        vellum: true
        isSoft: true
        text: FredericusBoard.pointsText
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(12)
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        text: FredericusBoard.pointsPreview === "" ? " " : FredericusBoard.pointsPreview
        color: Theme.verdigrisDeep
        elide: Text.ElideRight
        font.pixelSize: Theme.em(13)
        font.weight: Font.Bold
    }
}
