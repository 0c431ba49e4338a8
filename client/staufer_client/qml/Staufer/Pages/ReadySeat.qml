import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A player of the match that was found, and whether ready. */
Rectangle {
    id: root

    required property int seat
    required property string name
    required property string rating
    required property int games
    required property bool isBot
    required property bool isReady
    required property bool isMe

    objectName: "ready_seat_" + root.seat
    implicitWidth: Math.max(Theme.px(150), column.implicitWidth + Theme.px(16))
    implicitHeight: column.implicitHeight + Theme.px(28)
    radius: Theme.radius
    color: root.isReady ? Theme.parchmentLit : root.isMe ? "#FCEBB4" : Theme.parchmentWell
    border.width: root.isReady ? 2 : root.isMe ? 3 : 1
    border.color: root.isReady ? Theme.verdigris : root.isMe ? Theme.gold : Theme.parchmentLine
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3").arg(root.name).arg(root.rating).arg(word.text)

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: parent.width - Theme.px(12)
        spacing: Theme.px(3)

        Shield {
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.px(4)
            bearer: root.name
            size: Theme.px(54)
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            text: root.name
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            font.pixelSize: Theme.large
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            text: root.isMe ? qsTr("you, %1").arg(root.rating) : root.isBot ? qsTr("house bot, %1").arg(root.rating) : root.games === 0 ? qsTr("%1, no games yet").arg(root.rating) : qsTr("%1, %2 games").arg(root.rating).arg(root.games)
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.px(4)
            spacing: Theme.px(6)

            Icon {
                icon: root.isReady ? "check" : "hourglass"
                tint: root.isReady ? "ink" : "deep"
            }
            Label {
                id: word

                text: root.isReady ? qsTr("ready") : root.isMe ? qsTr("it is on you") : qsTr("no answer yet")
                color: root.isReady ? Theme.verdigrisDeep : Theme.ink
                font.pixelSize: Theme.strong
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }
}
