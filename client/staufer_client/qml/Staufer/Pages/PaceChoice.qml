import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** At what pace: a live match, or days a turn by correspondence. */
ColumnLayout {
    id: root

    property string pace: "normal"

    signal picked(string pace)

    spacing: Theme.px(6)

    PacePick {
        objectName: "play_pace"
        Layout.fillWidth: true
        vellum: true
        pace: root.pace
        onPicked: pace => root.picked(pace)
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: qsTr("or by correspondence, for each turn")
        font.pixelSize: Theme.small
    }
    Segmented {
        objectName: "play_days"
        Layout.fillWidth: true
        vellum: true
        names: Paces.daily
        options: Paces.days
        current: Paces.daily.indexOf(root.pace)
        speech: qsTr("By correspondence: days for each turn")
        onChosen: index => root.picked(Paces.daily[index])
    }
}
