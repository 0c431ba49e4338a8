pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The open choices as buttons; they share the width, take two rows where one is too short, and scroll in one where two are. */
Flickable {
    id: root

    /** No key presses a choice while something is being written or asked. */
    property bool hasKeys: true
    /** The choice under the pointer or the focus. */
    property string current
    /** Where all that they say does not fit in one row, they say less. */
    readonly property bool isCrowded: root.fullBreadth > root.width
    property real fullBreadth
    /** How wide they are with their signs, but without what they do. */
    property real signedBreadth
    /** How wide all of them are in one row. */
    property real breadth
    readonly property bool isDouble: Table.choices.count > 4 && root.breadth > root.width && root.breadth < root.width * 1.9
    readonly property bool isLong: row.implicitWidth > root.width

    /** The pointer or the focus is on a choice; empty: on none. */
    signal pointed(ident: string)

    objectName: "choices"
    implicitHeight: row.implicitHeight + (root.isLong ? Theme.px(12) : 0)
    contentWidth: row.width
    contentHeight: height
    clip: root.isLong
    interactive: root.isLong
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.horizontal: Scroller {}

    GridLayout {
        id: row

        width: Math.max(implicitWidth, root.width)
        columns: root.isDouble ? Math.ceil(Table.choices.count / 2) : Table.choices.count + 1
        columnSpacing: Theme.px(8)
        rowSpacing: Theme.px(6)

        Repeater {
            id: buttons

            model: Table.choices
            onItemAdded: Qt.callLater(root.measure)
            onItemRemoved: Qt.callLater(root.measure)

            delegate: ChoiceButton {
                id: choice

                required detail
                required key
                required sign
                required property string ident
                required property string label
                required property string help
                required whyNot
                required property bool isEnabled
                required isPrimary
                required property bool isGroup

                objectName: "choice_" + choice.ident
                Layout.fillWidth: true
                Layout.maximumWidth: choice.isEnabled ? Math.max(Theme.px(320), Math.min(implicitWidth, root.width * 0.45)) : implicitWidth + Theme.px(50)
                isTerse: root.isCrowded
                hasSign: !root.isCrowded || root.signedBreadth <= root.width
                text: choice.label
                isOpen: choice.isEnabled
                onClicked: Table.press(choice.ident)
                onImplicitWidthChanged: Qt.callLater(root.measure)
                onFullWidthChanged: Qt.callLater(root.measure)
                onIsWarmChanged: root.point(choice.ident, choice.isWarm)
                onVisualFocusChanged: if (choice.visualFocus)
                    root.show(choice)

                Shortcut {
                    enabled: root.hasKeys && choice.isEnabled && choice.key !== ""
                    sequences: [choice.key === "←" ? "Left" : choice.key === "→" ? "Right" : choice.key]
                    onActivated: Table.press(choice.ident)
                }
            }
        }
        Item {
            visible: Table.choices.count < 4
            Layout.fillWidth: true
        }
    }

    function measure() {
        let breadth = -row.columnSpacing;
        let full = -row.columnSpacing;
        let signed = -row.columnSpacing;
        for (let n = 0; n < buttons.count; n += 1) {
            const button = buttons.itemAt(n) as ChoiceButton;
            breadth += (button?.implicitWidth ?? 0) + row.columnSpacing;
            full += (button?.fullWidth ?? 0) + row.columnSpacing;
            signed += (button?.signedWidth ?? 0) + row.columnSpacing;
        }
        root.breadth = breadth;
        root.fullBreadth = full;
        root.signedBreadth = signed;
    }

    /** What is left after something else was reached no longer counts. */
    function point(ident: string, isOn: bool) {
        if (isOn || root.current === ident) {
            root.current = isOn ? ident : "";
            root.pointed(root.current);
        }
    }

    /** The arrows go from one open choice to the next; Enter presses it. */
    function step(by: int) {
        let at = by > 0 ? -1 : buttons.count;
        for (let n = 0; n < buttons.count; n += 1)
            at = buttons.itemAt(n)?.activeFocus ? n : at;
        for (at += by; at >= 0 && at < buttons.count; at += by) {
            const button = buttons.itemAt(at) as ChoiceButton;
            if (button.isOpen)
                return button.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    /** Bring a button into sight. */
    function show(button: Item) {
        root.contentX = Math.max(0, Math.min(root.contentX, button.x), button.x + button.width - root.width);
    }
}
