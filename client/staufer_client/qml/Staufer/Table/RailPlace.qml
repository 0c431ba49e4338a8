pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.StuporMundi as StuporMundi

/** What the game that is played has under the journal; most have nothing there. */
Loader {
    id: root

    /** The height that it may take at most. */
    property real room
    readonly property bool isEmpty: root.sourceComponent === null

    width: (root.item as Item)?.implicitWidth ?? 0
    height: (root.item as Item)?.implicitHeight ?? 0
    sourceComponent: Table.game === "stupor_mundi" ? stuporMundi : null

    Component {
        id: stuporMundi

        StuporMundi.Rail {
            room: root.room
        }
    }
}
