pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The own screen from behind, or all that are open to who looks. */
Vellum {
    id: root

    readonly property string secrecy: DeVulgariBoard.areScreensOpen ? qsTr("All screens are open to you.") : qsTr("Only you see this. What came and went before the screens of others was open to all and stands in the journal; nobody counts it for you (rule 16.3).")

    padding: Theme.px(13)
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    spacing: Theme.px(3)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(6)

        Heading {
            id: heading

            Layout.fillWidth: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            vellum: true
            text: DeVulgariBoard.areScreensOpen || Table.mySeat < 0 ? qsTr("Behind the screens") : qsTr("Behind your screen")
            font.pixelSize: Theme.em(14)
        }
        Figure {
            Layout.preferredWidth: Theme.em(17)
            Layout.preferredHeight: Theme.em(17)
            name: "glyph_eye"
            Accessible.role: Accessible.StaticText
            Accessible.name: root.secrecy

            HoverHandler {
                id: over
            }
            Tooltip {
                visible: over.hovered
                text: root.secrecy
            }
        }
    }
    Repeater {
        model: DeVulgariBoard.screens

        delegate: ColumnLayout {
            id: one

            required property int seat
            required property string name
            required property string colour
            required property bool isMine
            required property list<int> cubes
            required property list<string> cubeWords
            required property int scribes
            required property int votes
            required property string votesText
            required property list<int> values
            required property list<string> firsts
            required property list<string> seconds
            required property list<bool> tongues
            required property string tonguesText
            required property int tile
            required property int points
            required property string pointsText
            required property string speech

            objectName: "screen_" + one.seat
            Layout.fillWidth: true
            spacing: Theme.px(3)
            Accessible.role: Accessible.StaticText
            Accessible.name: one.speech

            ScreenHead {
                visible: DeVulgariBoard.areScreensOpen
                Layout.fillWidth: true
                name: one.name
                colour: one.colour
                tile: one.tile
                points: one.points
            }
            ScreenCubes {
                Layout.fillWidth: true
                cubes: one.cubes
                cubeWords: one.cubeWords
                scribes: one.scribes
                votes: one.votes
                votesText: one.votesText
                isLong: one.isMine && !DeVulgariBoard.areScreensOpen
            }
            ScreenBooks {
                Layout.fillWidth: true
                values: one.values
                firsts: one.firsts
                seconds: one.seconds
                tongues: one.tongues
                tonguesText: one.tonguesText
                isLong: one.isMine && !DeVulgariBoard.areScreensOpen
            }
            ScreenFoot {
                visible: !DeVulgariBoard.areScreensOpen
                Layout.fillWidth: true
                tile: one.tile
                points: one.points
                pointsText: one.pointsText
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
