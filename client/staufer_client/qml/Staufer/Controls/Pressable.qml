import QtQuick
import QtQuick.Templates as T

/** Anything that is pressed: by pointer, Space, Enter or a screen reader; it shows the keyboard's ring. */
T.AbstractButton {
    id: root

    property bool vellum: false
    /** What a screen reader says, where the visible text is not enough. */
    property string speech
    property string note
    property bool hasRing: true

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.body
    scale: root.pressed && !Theme.reduceMotion ? 0.985 : 1
    Accessible.role: Accessible.Button
    Accessible.name: root.speech !== "" ? root.speech : root.text
    Accessible.description: root.note
    Keys.onReturnPressed: event => root.pressBy(event)
    Keys.onEnterPressed: event => root.pressBy(event)

    Behavior on scale {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    HoverHandler {
        cursorShape: root.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    FocusRing {
        isShown: root.visualFocus && root.hasRing
        vellum: root.vellum
        z: 1
    }

    /** A key that is held presses once. */
    function pressBy(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            root.click();
    }
}
