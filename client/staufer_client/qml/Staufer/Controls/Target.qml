import QtQuick
import QtQuick.Templates as T

/** A piece or a place of a board that can be pointed at, clicked, and reached by key; silent about what it is for. */
T.AbstractButton {
    id: root

    required property string speech
    /** The one of its group where Tab stops; arrows lead to the others. */
    property bool isCurrent: true
    readonly property bool isLit: root.hovered || root.visualFocus

    signal pointed(isOn: bool)
    signal stepped(by: int)
    signal reached

    hoverEnabled: true
    focusPolicy: root.isCurrent ? Qt.TabFocus : Qt.NoFocus
    activeFocusOnTab: root.isCurrent
    Accessible.name: root.speech
    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()
    Keys.onRightPressed: root.stepped(1)
    Keys.onDownPressed: root.stepped(1)
    Keys.onLeftPressed: root.stepped(-1)
    Keys.onUpPressed: root.stepped(-1)
    onIsLitChanged: root.pointed(root.isLit)
    onActiveFocusChanged: if (root.activeFocus)
        root.reached()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
