import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Says that the line to the server is lost, what is safe, and what can be done. */
Rectangle {
    id: root

    objectName: "line_lost"
    implicitHeight: row.implicitHeight + Theme.px(16)
    implicitWidth: row.implicitWidth + Theme.px(28)
    radius: Theme.radius
    color: Theme.imperial
    border.width: 2
    border.color: Theme.goldLight
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text + ". " + words.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.px(8)
        anchors.leftMargin: Theme.px(14)
        spacing: Theme.px(12)

        Art {
            Layout.preferredWidth: Theme.px(26)
            Layout.preferredHeight: Theme.px(26)
            name: "table/plug_pale"
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                id: title

                text: Table.lineTitle !== "" ? Table.lineTitle : qsTr("The line is lost")
                color: Theme.imperialText
                font.pixelSize: Theme.strong
                font.weight: Font.ExtraBold
            }
            Label {
                id: words

                Layout.fillWidth: true
                text: Table.lineText !== "" ? Table.lineText : qsTr("Your moves so far are safe. We try again by ourselves.")
                color: Theme.imperialText
                wrapMode: Text.WordWrap
            }
        }
        GoldButton {
            objectName: "reconnect"
            visible: Connection.canRetry
            size: Theme.body
            text: qsTr("Try again")
            key: "F5"
            onClicked: Connection.retry()
        }
    }
}
