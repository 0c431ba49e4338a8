import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One state of a control over its name, and what the control needs to be in it. */
ColumnLayout {
    id: root

    /** "normal", "hover", "focus", "pressed", "disabled", "long text", "error", or of the control alone: "chosen". */
    required property string modelData
    property bool vellum: false
    property real breadth: Theme.em(150)
    readonly property bool isAble: root.modelData !== "disabled"
    readonly property bool isChosen: root.modelData === "chosen"
    readonly property bool isWrong: root.modelData === "error"
    readonly property string words: root.modelData === "long text" ? qsTr("Wilhelmina of Hohenberg and her falcon") : qsTr("Falcon")
    default property alias shown: place.data

    objectName: "state_" + root.modelData
    width: root.breadth
    spacing: Theme.px(4)

    ColumnLayout {
        id: place

        Layout.fillWidth: true
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.px(4)
    }
    Label {
        Layout.fillWidth: true
        vellum: root.vellum
        isSoft: true
        text: root.modelData
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
    }
}
