import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The arms of a seat and the name of who sits there. */
RowLayout {
    id: root

    required property string colour
    required property string fallback
    readonly property string name: line.text.trim() !== "" ? line.text.trim() : root.fallback

    spacing: Theme.px(10)

    Shield {
        colour: root.colour
        size: Theme.px(30)
    }
    TextLine {
        id: line

        objectName: root.objectName + "_text"
        Layout.fillWidth: true
        vellum: true
        placeholderText: root.fallback
        speech: qsTr("Name of %1").arg(root.fallback)
        maximumLength: 24
    }
}
