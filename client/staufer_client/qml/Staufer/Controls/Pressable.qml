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
    /** A state that is shown without pointer or key, for the gallery: "hover", "focus" or "pressed". */
    property string pose
    readonly property bool isHovered: root.hovered || root.pose === "hover" || root.isPressed
    readonly property bool isPressed: root.pressed || root.pose === "pressed"
    readonly property bool isFocused: root.visualFocus || root.pose === "focus"

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.body
    scale: root.isPressed && !Theme.reduceMotion ? 0.985 : 1
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
        isShown: root.isFocused && root.hasRing
        vellum: root.vellum
        z: 1
    }

    /** A key that is held presses once. */
    function pressBy(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            root.click();
    }
}
