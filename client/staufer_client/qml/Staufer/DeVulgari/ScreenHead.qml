import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Whose screen it is, and the points behind and before it. */
RowLayout {
    id: root

    required property string name
    required property string colour
    required property int points

    spacing: Theme.px(6)
    Layout.topMargin: Theme.px(5)

    Shield {
        size: Theme.em(16)
        folder: "table"
        colour: root.colour
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        text: root.name
        elide: Text.ElideRight
        font.pixelSize: Theme.em(13)
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Label {
        vellum: true
        text: qsTr("%1 VP").arg(root.points)
        color: Theme.imperial
        font.pixelSize: Theme.em(13)
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
