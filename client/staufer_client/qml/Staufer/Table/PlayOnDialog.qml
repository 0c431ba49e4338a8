pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Play on from the moment that is shown: in whose place, against whom. */
Dialog {
    id: root

    readonly property list<string> bots: ["page", "squire", "knight"]
    property int seat: 0
    property int bot: 1
    property bool isTogether: false
    readonly property bool isAlone: Table.seats.count < 2

    objectName: "playon_dialog"
    title: qsTr("Play on from here")
    sentence: Table.replay.branching.momentText + " " + qsTr("The replay stays as it is, and you can return to it. Chance goes on as it did then: whoever draws as they drew, draws what they drew.")
    onAboutToShow: root.seat = Table.replay.eyes >= 0 ? Table.replay.eyes : Table.replay.branching.seat
    buttons: [
        PlainButton {
            objectName: "playon_cancel"
            vellum: true
            text: qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "playon_start"
            vellum: true
            focus: true
            sign: "branch"
            text: qsTr("Play on")
            key: qsTr("Enter")
            onClicked: {
                root.close();
                Table.replay.branching.playOn(root.isTogether ? -1 : root.seat, root.bots[root.bot]);
            }
        }
    ]

    Field {
        Layout.fillWidth: true
        visible: !root.isAlone
        vellum: true
        text: qsTr("With whom")

        Segmented {
            objectName: "playon_way"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("With whom")
            options: [qsTr("Against bots"), qsTr("All at this screen")]
            notes: [qsTr("you take one seat"), qsTr("hot seat, everybody in turn")]
            names: ["bots", "hotseat"]
            current: root.isTogether ? 1 : 0
            onChosen: index => root.isTogether = index === 1
        }
    }
    Field {
        Layout.fillWidth: true
        visible: !root.isAlone && !root.isTogether
        vellum: true
        text: qsTr("In whose place")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(6)
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("In whose place")

            Repeater {
                model: Table.seats

                delegate: Pressable {
                    id: place

                    required property int seat
                    required property string name
                    required property string colour
                    readonly property bool isOn: root.seat === place.seat

                    objectName: "playon_seat_" + place.seat
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumWidth: Theme.em(60)
                    Layout.preferredWidth: Theme.em(100)
                    padding: Theme.px(8)
                    vellum: true
                    text: place.name
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: place.isOn
                    background: Rectangle {
                        radius: Theme.radius
                        color: place.isOn ? Theme.parchmentLit : place.hovered ? "#59FFFFFF" : "transparent"
                        border.width: place.isOn ? 2 : 1
                        border.color: place.isOn ? Theme.goldDeep : Theme.parchmentLine
                    }
                    contentItem: ColumnLayout {
                        spacing: Theme.px(4)

                        Shield {
                            Layout.alignment: Qt.AlignHCenter
                            size: Theme.em(26)
                            folder: "table"
                            colour: place.colour
                        }
                        Label {
                            Layout.fillWidth: true
                            vellum: true
                            text: place.name
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            font.weight: place.isOn ? Font.ExtraBold : Font.Medium
                            Accessible.ignored: true
                        }
                    }
                    onClicked: root.seat = place.seat
                }
            }
        }
    }
    Field {
        Layout.fillWidth: true
        visible: !root.isAlone && !root.isTogether
        vellum: true
        text: qsTr("Opponents")

        Segmented {
            objectName: "playon_bot"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Opponents")
            options: [qsTr("Page"), qsTr("Squire"), qsTr("Knight")]
            names: root.bots
            current: root.bot
            onChosen: index => root.bot = index
        }
    }
}
