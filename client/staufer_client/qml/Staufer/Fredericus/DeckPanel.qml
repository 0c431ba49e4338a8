pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Objective deck, how far Fredericus may be, and what lies face up. */
Panel {
    id: root

    readonly property bool isInDeck: FredericusBoard.fredericusAt === "deck"

    padding: Theme.px(13)
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(9)
    spacing: Theme.px(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Objective deck")

    Heading {
        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        text: qsTr("Objective deck")
        font.pixelSize: Theme.em(13)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(8)

        Item {
            Layout.preferredWidth: Theme.px(50)
            Layout.preferredHeight: Theme.px(50)

            Repeater {
                model: Math.min(4, FredericusBoard.deckLeft)

                delegate: Figure {
                    required property int index

                    x: index * Theme.px(3)
                    y: Theme.px(10) - index * Theme.px(3)
                    width: Theme.px(40)
                    height: Theme.px(40)
                    name: "backcard"
                }
            }
        }
        ColumnLayout {
            spacing: 0

            Label {
                text: qsTr("%1 left").arg(FredericusBoard.deckLeft)
                font.pixelSize: Theme.large
                font.weight: Font.ExtraBold
            }
            Label {
                isSoft: true
                text: !root.isInDeck ? qsTr("Fredericus is found") : FredericusBoard.safeDraws === 0 ? qsTr("no safe draw") : FredericusBoard.safeDraws === 1 ? qsTr("1 safe draw") : qsTr("%1 safe draws").arg(FredericusBoard.safeDraws)
                font.pixelSize: Theme.small
            }
        }
        Item {
            Layout.fillWidth: true
        }
        Figure {
            Layout.preferredWidth: Theme.px(42)
            Layout.preferredHeight: Theme.px(42)
            name: "fredericus"
            opacity: root.isInDeck ? 1 : 0.45
        }
    }
    Label {
        visible: FredericusBoard.faceUp.count > 0
        isSoft: true
        text: qsTr("Out of the game, face up")
        font.pixelSize: Theme.em(12)
    }
    Flow {
        visible: FredericusBoard.faceUp.count > 0
        Layout.fillWidth: true
        spacing: Theme.px(2)

        Repeater {
            model: FredericusBoard.faceUp

            delegate: Rectangle {
                id: face

                required property string kind
                required property string name

                width: Theme.px(FredericusBoard.faceUp.count > 16 ? 17 : 22)
                height: width
                radius: Theme.px(3)
                color: "#E6D6B4"
                border.color: "#B79F6E"
                Accessible.role: Accessible.StaticText
                Accessible.name: face.name

                Figure {
                    anchors.fill: parent
                    anchors.margins: 1
                    fullWidth: 22
                    name: face.kind
                }
                HoverHandler {
                    id: over
                }
                Tooltip {
                    visible: over.hovered
                    text: face.name
                }
            }
        }
    }
}
