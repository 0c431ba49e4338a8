import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What stands left of the board: shelves, friars and cardinals, and what is behind the own screen, or behind all that are open. */
Scroll {
    id: root

    property string current

    signal chosen(target: string)
    signal pointed(target: string)

    bleed: 0
    spacing: Theme.px(8)
    clip: root.isLong

    Shelves {
        id: shelves

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: implicitHeight
        Layout.maximumHeight: implicitHeight + Theme.px(80)
        z: 1
        onChosen: target => root.chosen(target)
        onPointed: (target, isOn) => root.point(target, isOn)
    }
    Church {
        Layout.fillWidth: true
        onChosen: target => root.chosen(target)
        onPointed: (target, isOn) => root.point(target, isOn)
    }
    Screens {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: DeVulgariBoard.screens.count > 0
    }
    ClosedScreens {
        Layout.fillWidth: true
        visible: DeVulgariBoard.screens.count === 0
    }
    Item {
        Layout.fillHeight: true
        visible: DeVulgariBoard.screens.count === 0
    }

    /** What is left after something else was reached no longer counts. */
    function point(target: string, isOn: bool) {
        if (isOn || root.current === target) {
            root.current = isOn ? target : "";
            root.pointed(root.current);
        }
    }
}
