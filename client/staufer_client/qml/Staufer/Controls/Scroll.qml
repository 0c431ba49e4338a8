import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/**
 * A column that fills its place, and scrolls where it cannot; it follows the keyboard's focus.
 * The bar stands in the bleed: a column that grew narrower for it could become shorter, and wide again, without end.
 */
Flickable {
    id: root

    property bool vellum: false
    property alias spacing: column.spacing
    /** Room at the edges, so that rings and shadows of the content are not cut off. */
    property real bleed: Theme.px(6)
    readonly property Item focused: root.Window.activeFocusItem
    readonly property bool isLong: column.implicitHeight + 2 * root.bleed > root.height + 1
    default property alias content: column.data

    function follow(): void {
        for (let item = root.focused; item; item = item.parent) {
            if (item === column) {
                const top = root.focused.mapToItem(column, 0, 0).y;
                const low = top + root.focused.height + 4 * root.bleed;
                if (top < root.contentY)
                    root.contentY = Math.max(0, top - root.bleed);
                else if (low > root.contentY + root.height)
                    root.contentY = Math.min(root.contentHeight - root.height, low - root.height);
                return;
            }
        }
    }

    contentWidth: width
    contentHeight: column.height + 2 * root.bleed
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: root.isLong
    onFocusedChanged: root.follow()
    T.ScrollBar.vertical: Scroller {
        implicitWidth: root.bleed + Theme.px(3)
        leftPadding: Theme.px(4)
        rightPadding: 0
        vellum: root.vellum
        policy: root.isLong ? T.ScrollBar.AsNeeded : T.ScrollBar.AlwaysOff
    }

    ColumnLayout {
        id: column

        x: root.bleed
        y: root.bleed
        width: root.width - 2 * root.bleed
        height: Math.max(implicitHeight, root.height - 2 * root.bleed)
        spacing: Theme.gap
    }
}
