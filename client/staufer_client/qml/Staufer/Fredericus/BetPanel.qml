pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Where the bets lie and what each would pay. */
Panel {
    id: root

    padding: Theme.px(13)
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(9)
    spacing: Theme.px(2)
    visible: FredericusBoard.bets.count > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Bets")

    Heading {
        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        text: qsTr("Bets")
        font.pixelSize: Theme.em(13)
    }
    Repeater {
        model: FredericusBoard.bets

        delegate: RowLayout {
            id: bet

            required property string colour
            required property string placeText
            required property string noteText

            Layout.fillWidth: true
            spacing: Theme.px(8)
            Accessible.role: Accessible.StaticText
            Accessible.name: bet.colour + ": " + bet.placeText + ", " + bet.noteText

            Figure {
                Layout.preferredWidth: Theme.px(23)
                Layout.preferredHeight: Theme.px(23)
                name: "token_" + bet.colour
            }
            Label {
                Layout.preferredWidth: Theme.em(70)
                text: bet.placeText
                elide: Text.ElideRight
                font.pixelSize: Theme.em(13)
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: bet.noteText
                elide: Text.ElideRight
                font.pixelSize: Theme.em(12.5)
                Accessible.ignored: true
            }
        }
    }
}
