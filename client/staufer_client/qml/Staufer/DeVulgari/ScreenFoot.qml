import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The Library tile kept, and the points so far with where they come from. */
ColumnLayout {
    id: root

    required property int tile
    required property int points
    required property string pointsText

    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(6)

        Label {
            Layout.fillWidth: true
            vellum: true
            text: qsTr("Points so far")
            elide: Text.ElideRight
            font.pixelSize: Theme.em(15)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Figure {
            visible: root.tile !== 0
            Layout.preferredWidth: Theme.em(18)
            Layout.preferredHeight: Theme.em(18)
            name: root.tile !== 0 ? "glyph_library" : ""
        }
        Label {
            visible: root.tile !== 0
            vellum: true
            isSoft: true
            text: root.tile > 0 ? root.tile : "?"
            font.pixelSize: Theme.em(14)
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            vellum: true
            text: root.points
            color: Theme.imperial
            font.pixelSize: Theme.em(20)
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
    }
    Label {
        visible: text !== "" && !Look.isTight
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: root.pointsText
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
        font.pixelSize: Theme.em(12)
        Accessible.ignored: true
    }
}
