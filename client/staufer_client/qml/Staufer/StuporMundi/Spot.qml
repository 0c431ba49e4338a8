pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Effects
import QtQuick.Templates as T
import QtQuick.Window
import Staufer.Bridge

/** A thing on a board that can be pointed at, clicked, and reached by key; what it means is said by its board id. */
T.AbstractButton {
    id: root

    required property string speech
    required property string mark
    /** The board id of a click. */
    required property string target
    /** What is pointed at, where that has another name. */
    property string subject: root.target
    property real radius: 4
    property bool hasPointer: true
    readonly property bool isLit: root.hovered || root.visualFocus
    readonly property bool isMeant: root.target !== "" && Table.previewTargets.includes(root.target)

    objectName: "spot_" + root.subject
    hoverEnabled: true
    focusPolicy: root.mark !== "" ? Qt.TabFocus : Qt.NoFocus
    activeFocusOnTab: root.mark !== ""
    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Keys.onReturnPressed: event => root.pressBy(event)
    Keys.onEnterPressed: event => root.pressBy(event)
    Keys.onRightPressed: root.step(1)
    Keys.onDownPressed: root.step(1)
    Keys.onLeftPressed: root.step(-1)
    Keys.onUpPressed: root.step(-1)
    onIsLitChanged: Plane.point(root, root.isLit)
    onClicked: Plane.choose(root)

    HoverHandler {
        cursorShape: root.mark !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Loader {
        anchors.fill: parent
        z: -1
        active: root.mark !== ""
        sourceComponent: glow
    }
    Loader {
        anchors.fill: parent
        z: 5
        active: root.mark !== "" || root.isLit || root.isMeant
        sourceComponent: edge
    }
    Component {
        id: glow

        RectangularShadow {
            radius: root.radius
            blur: root.mark === "chosen" || root.isLit ? 20 : 12
            spread: root.mark === "chosen" || root.isLit ? 4 : 1
            color: Look.glow
        }
    }
    Component {
        id: edge

        Mark {
            mark: root.mark
            radius: root.radius
            hasPointer: root.hasPointer
            isLit: root.isLit || root.isMeant
        }
    }

    /** A key that is held presses once. */
    function pressBy(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            root.click();
    }

    /** The arrows go from one open choice to the next, in the order of the rules. */
    function step(by: int): void {
        const targets = Table.openTargets;
        const at = Math.max(0, targets.indexOf(root.target));
        for (let n = 1; n <= targets.length; n += 1) {
            const found = Plane.seek(root.Window.contentItem, targets[(at + by * n + n * targets.length) % targets.length]);
            if (found) {
                found.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }
}
