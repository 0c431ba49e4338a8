pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One control under its name, in its states side by side. */
ColumnLayout {
    id: root

    required property string name
    property bool vellum: false
    default property alias shown: row.data

    objectName: "gallery_" + root.name
    spacing: Theme.px(6)
    Layout.fillWidth: true

    Label {
        vellum: root.vellum
        text: root.name
        font.weight: Font.ExtraBold
    }
    Flow {
        id: row

        Layout.fillWidth: true
        spacing: Theme.px(20)
    }
}
