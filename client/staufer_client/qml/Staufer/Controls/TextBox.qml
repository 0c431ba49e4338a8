import QtQuick
import QtQuick.Templates as T

/** Some lines to write in; Tab goes on. */
T.TextArea {
    id: root

    property bool vellum: false
    property string speech
    /** What is written cannot be taken; a sentence nearby says why. */
    property bool isWrong: false
    /** A state that is shown without pointer or key, for the gallery. */
    property string pose
    readonly property bool isWrittenIn: root.activeFocus || root.pose === "focus"
    property int longest: 600

    implicitWidth: Theme.px(260)
    implicitHeight: Math.max(Theme.em(96), contentHeight + topPadding + bottomPadding)
    padding: Theme.px(10)
    color: root.vellum ? Theme.ink : Theme.text
    placeholderTextColor: root.vellum ? Theme.inkSoft : Theme.soft
    selectionColor: Theme.gold
    selectedTextColor: "#2A211A"
    font.family: Theme.sans
    font.pixelSize: Theme.strong
    font.weight: Font.Medium
    wrapMode: TextEdit.Wrap
    renderType: Text.NativeRendering
    selectByMouse: true
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.55
    activeFocusOnTab: true
    Accessible.role: Accessible.EditableText
    Accessible.multiLine: true
    Accessible.name: root.speech !== "" ? root.speech : root.placeholderText
    Keys.onTabPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    onTextChanged: if (root.length > root.longest)
        root.remove(root.longest, root.length)
    background: Rectangle {
        radius: Theme.radius
        color: root.vellum ? Theme.parchmentLit : Theme.well
        border.width: root.isWrittenIn || root.isWrong ? 2 : 1
        border.color: root.isWrong ? (root.vellum ? Theme.imperial : Theme.bad) : root.isWrittenIn || root.hovered || root.pose === "hover" ? (root.vellum ? Theme.goldDeep : Theme.gold) : root.vellum ? Theme.parchmentLine : Theme.line
    }

    Label {
        x: root.leftPadding
        y: root.topPadding
        width: root.width - root.leftPadding - root.rightPadding
        visible: root.text === "" && root.preeditText === ""
        vellum: root.vellum
        isSoft: true
        text: root.placeholderText
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.strong
        Accessible.ignored: true
    }
}
