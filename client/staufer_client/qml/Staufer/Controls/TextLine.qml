import QtQuick
import QtQuick.Templates as T

/** One line to write in. */
T.TextField {
    id: root

    property bool vellum: false
    property string sign
    property string speech
    /** What is written cannot be taken; a sentence nearby says why. */
    property bool isWrong: false
    /** A state that is shown without pointer or key, for the gallery. */
    property string pose
    readonly property bool isWrittenIn: root.activeFocus || root.pose === "focus"

    implicitWidth: Theme.px(260)
    implicitHeight: Math.max(Theme.px(40), contentHeight + topPadding + bottomPadding)
    leftPadding: root.sign === "" ? Theme.px(12) : Theme.px(22) + glyph.size
    rightPadding: Theme.px(12)
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    color: root.vellum ? Theme.ink : Theme.text
    placeholderTextColor: root.vellum ? Theme.inkSoft : Theme.soft
    selectionColor: Theme.gold
    selectedTextColor: "#2A211A"
    font.family: Theme.sans
    font.pixelSize: Theme.strong
    font.weight: Font.Medium
    verticalAlignment: TextInput.AlignVCenter
    renderType: Text.NativeRendering
    selectByMouse: true
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.55
    Accessible.role: Accessible.EditableText
    Accessible.name: root.speech !== "" ? root.speech : root.placeholderText
    background: Rectangle {
        radius: Theme.radius
        color: root.vellum ? Theme.parchmentLit : Theme.well
        border.width: root.isWrittenIn || root.isWrong ? 2 : 1
        border.color: root.isWrong ? (root.vellum ? Theme.imperial : Theme.bad) : root.isWrittenIn || root.hovered || root.pose === "hover" ? (root.vellum ? Theme.goldDeep : Theme.gold) : root.vellum ? Theme.parchmentLine : Theme.line
    }

    Icon {
        id: glyph

        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.sign !== ""
        icon: root.sign
        tint: root.vellum ? "deep" : Theme.iconAccent
    }
    Label {
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        visible: root.text === "" && root.preeditText === ""
        vellum: root.vellum
        isSoft: true
        text: root.placeholderText
        elide: Text.ElideRight
        font.pixelSize: Theme.strong
        Accessible.ignored: true
    }
}
