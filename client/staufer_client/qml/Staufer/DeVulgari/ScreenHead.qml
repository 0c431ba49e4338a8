import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Whose screen it is, and the points behind and before it. */
RowLayout {
    id: root

    required property string name
    required property string colour
    required property int tile
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
    Figure {
        visible: root.tile !== 0
        Layout.preferredWidth: Theme.em(15)
        Layout.preferredHeight: Theme.em(15)
        name: root.tile !== 0 ? "glyph_library" : ""
    }
    Label {
        visible: root.tile !== 0
        vellum: true
        isSoft: true
        text: root.tile > 0 ? root.tile : "?"
        font.pixelSize: Theme.em(12)
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
