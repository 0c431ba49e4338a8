pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The questions of the form below the games: seats, pace, rated, bots, options. */
ColumnLayout {
    id: root

    required property Wish wish

    spacing: Theme.px(12)

    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Seats")
        note: qsTr("more answers, shorter wait")

        Flow {
            Layout.fillWidth: true
            spacing: Theme.px(8)

            Repeater {
                model: root.wish.seatings

                Chip {
                    required property int modelData

                    objectName: "play_seats_" + modelData
                    vellum: true
                    text: qsTr("%1 seats").arg(modelData)
                    isOn: root.wish.seats.includes(modelData)
                    onClicked: root.wish.turn(modelData)
                }
            }
        }
    }
    Field {
        Layout.fillWidth: true
        vellum: true
        text: qsTr("Pace")
        note: Paces.days.includes(root.wish.pace) ? qsTr("the search is kept when you go, until another is here too") : qsTr("for the whole match, and more with each turn")

        PacePick {
            objectName: "play_pace"
            Layout.fillWidth: true
            vellum: true
            hasDays: true
            pace: root.wish.pace
            onPicked: pace => root.wish.pace = pace
        }
        Segmented {
            objectName: "play_days"
            Layout.fillWidth: true
            visible: Paces.days.includes(root.wish.pace)
            vellum: true
            speech: qsTr("Days for each turn")
            names: Paces.days
            options: Paces.spans
            current: Math.max(0, Paces.days.indexOf(root.wish.pace))
            onChosen: index => root.wish.pace = Paces.days[index]
        }
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root.width > Theme.em(480) ? 2 : 1
        columnSpacing: Theme.px(20)
        rowSpacing: Theme.px(8)
        uniformCellWidths: true

        Toggle {
            objectName: "play_rated"
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            vellum: true
            text: qsTr("Rated")
            note: root.wish.isRated ? qsTr("counts for the ladder") : qsTr("all may agree to take back further")
            isOn: root.wish.isRated
            onSwitched: isOn => root.wish.isRated = isOn
        }
        Toggle {
            objectName: "play_bots"
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            vellum: true
            text: qsTr("House bots may fill seats")
            note: Outlook.isKnown && Outlook.botsIn > 0 ? qsTr("after %1, with known ratings").arg(Waits.clock(Outlook.botsIn)) : qsTr("with their own, known ratings")
            isOn: root.wish.bots !== ""
            onSwitched: isOn => root.wish.bots = isOn ? "near" : ""
        }
    }
    BotsPick {
        objectName: "play_ways"
        Layout.fillWidth: true
        visible: root.wish.bots !== ""
        bots: root.wish.bots
        onPicked: bots => root.wish.bots = bots
    }
    OptionsForm {
        Layout.fillWidth: true
        columns: root.width > Theme.em(480) ? 2 : 1
        seatings: root.wish.seats
        isRated: root.wish.isRated
        prefix: "play_option"
        options: root.wish.picked?.options ?? []
        chosen: root.wish.options
        onChanged: chosen => root.wish.options = chosen
    }
}
