pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Staufer.Controls

/** Palace and Workplaces, the voyage, and below them the boards of one player; 690 units high, as wide as there is room. */
FocusScope {
    id: root

    property real zoom: 1
    property size field
    property real letters: 1
    property bool isSeen: true
    readonly property real breadth: Math.max(1096, Math.min(1340, 690 * root.field.width / Math.max(1, root.field.height)))
    readonly property real column: 464 + 0.4 * (root.breadth - 1096)

    signal chosen(target: string)
    signal pointed(target: string)

    /** Built between two frames, so that opening the table keeps nobody waiting; where nothing may move, at once. */
    component Stage: Loader {
        asynchronous: !Theme.reduceMotion
    }

    objectName: "stupor_mundi_board"
    implicitWidth: root.breadth
    implicitHeight: 690
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Boards")

    Binding {
        target: Look
        property: "sharpness"
        value: Math.max(0.5, Math.ceil(root.zoom * root.Screen.devicePixelRatio * 8) / 8)
    }
    Binding {
        target: Look
        property: "letters"
        value: Math.min(1.4, root.letters)
    }
    Binding {
        target: Look
        property: "isSeen"
        value: root.isSeen
    }
    Connections {
        function onChosen(target) {
            root.chosen(target);
        }
        function onPointed(target) {
            root.pointed(target);
        }

        target: Plane
    }
    Stage {
        width: root.column
        height: 268
        sourceComponent: palace
    }
    Stage {
        y: 276
        width: root.column
        height: 194
        sourceComponent: workplaces
    }
    Stage {
        x: root.column + 8
        width: root.breadth - x
        height: 470
        sourceComponent: sea
    }
    Stage {
        y: 478
        width: 124
        height: 212
        sourceComponent: purse
    }
    Stage {
        x: 132
        y: 478
        width: 536
        height: 212
        sourceComponent: player
    }
    Stage {
        x: 676
        y: 478
        width: root.breadth - x
        height: 212
        sourceComponent: hand
    }
    Component {
        id: palace

        Palace {}
    }
    Component {
        id: workplaces

        Workplaces {}
    }
    Component {
        id: sea

        Sea {}
    }
    Component {
        id: purse

        Purse {}
    }
    Component {
        id: player

        PlayerBoard {}
    }
    Component {
        id: hand

        Hand {}
    }
    Flights {
        anchors.fill: parent
        z: 100
    }
}
