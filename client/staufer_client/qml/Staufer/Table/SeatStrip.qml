pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** All seats in turn order. */
RowLayout {
    id: root

    uniformCellSizes: true
    spacing: Theme.px(8)

    Repeater {
        model: Table.seats

        delegate: SeatCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            isScored: Table.mode === "replay" && clockText === ""
        }
    }
}
