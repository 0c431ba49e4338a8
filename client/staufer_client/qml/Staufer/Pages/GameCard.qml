import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One game: its miniature, my rating, the pace and the way in. Wide, the picture stands beside the words. */
Vellum {
    id: root

    required property string name
    required title
    required property string tagline
    required property string seatsText
    required property string lengthText
    required property string rating
    required property string ratingNote
    property bool isOnline: true
    property bool isWide: false
    property bool isBusy: false
    property real pictureHeight: Theme.px(120)
    property string pace: "normal"

    signal played(string pace)
    signal practised
    signal adjusted

    hasHead: false
    padding: Theme.px(9)
    topPadding: Theme.px(9)
    spacing: 0
    Accessible.role: Accessible.Grouping
    Accessible.name: root.rating === "" ? root.title : qsTr("%1, rating %2").arg(root.title).arg(root.rating)

    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        columns: root.isWide ? 2 : 1
        columnSpacing: 0
        rowSpacing: 0

        GamePicture {
            id: picture

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: root.isWide ? root.width * 0.62 : root.width
            Layout.minimumHeight: root.pictureHeight
            game: root.name
            facts: root.isWide ? "" : qsTr("%1, %2").arg(root.seatsText).arg(root.lengthText)
        }
        GameCardWords {
            Layout.fillWidth: true
            Layout.fillHeight: root.isWide
            Layout.preferredWidth: root.isWide ? root.width * 0.38 : root.width
            name: root.name
            title: root.title
            tagline: root.tagline
            facts: qsTr("%1, %2").arg(root.seatsText).arg(root.lengthText)
            rating: root.rating
            ratingNote: root.ratingNote
            isOnline: root.isOnline
            isWide: root.isWide
            isBusy: root.isBusy
            pace: root.pace
            onPicked: pace => root.pace = pace
            onPlayed: root.played(root.pace)
            onPractised: root.practised()
            onAdjusted: root.adjusted()
        }
    }
}
