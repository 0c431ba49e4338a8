import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The name of somebody at the table, with the arms that follow from it. */
RowLayout {
    id: root

    required property string fallback
    readonly property string name: line.text.trim() !== "" ? line.text.trim() : root.fallback

    /** Enter was pressed in it. */
    signal accepted

    spacing: Theme.px(10)

    Shield {
        bearer: root.name
        size: Theme.px(30)
    }
    TextLine {
        id: line

        objectName: root.objectName + "_text"
        Layout.fillWidth: true
        vellum: true
        placeholderText: root.fallback
        speech: qsTr("Name of %1").arg(root.fallback)
        maximumLength: 20
        onAccepted: root.accepted()
    }
}
