import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The field of the board: fits it, brings it nearer by wheel, buttons or fingers, and moves it by dragging the felt. */
Item {
    id: root

    required property real boardWidth
    required property real boardHeight
    property bool hasHelp: true
    /** The board leaves no corner of the field free: the tools stand small over its upper one. */
    property bool isFull: false
    /** One as long as there is no board: else its pictures would first be drawn as large as the window for each unit. */
    readonly property real fitting: root.boardWidth > 0 && root.boardHeight > 0 ? Math.min(root.width / root.boardWidth, root.height / root.boardHeight) : 1
    property real nearness: 1
    /** How large one unit of the board is on the screen. */
    readonly property real zoom: root.fitting * root.nearness
    /** How far the middle of the board may be moved from that of the field. */
    readonly property size leeway: Qt.size(root.boardWidth * (root.zoom - root.fitting) / 2, root.boardHeight * (root.zoom - root.fitting) / 2)
    readonly property bool isPointedLeft: over.point.position.x < root.width / 2
    default property alias content: plane.data

    signal helpToggled

    clip: root.nearness > 1

    HoverHandler {
        id: over
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.approach(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15, event.x, event.y)
    }
    PinchHandler {
        target: null
        onScaleChanged: delta => root.approach(delta, centroid.position.x, centroid.position.y)
    }
    DragHandler {
        property point start

        target: null
        enabled: root.nearness > 1
        onActiveChanged: start = Qt.point(plane.shiftX, plane.shiftY)
        onActiveTranslationChanged: if (active)
            root.move(start.x + activeTranslation.x, start.y + activeTranslation.y)
    }
    Item {
        id: plane

        property real shiftX: 0
        property real shiftY: 0

        x: (root.width - width) / 2 + shiftX
        y: (root.height - height) / 2 + shiftY
        width: root.boardWidth
        height: root.boardHeight
        scale: root.zoom
    }
    RowLayout {
        id: tools

        readonly property real side: Theme.px(root.isFull ? 24 : 32)

        x: root.width - width - (root.isFull ? Theme.px(8) : 0)
        y: root.isFull ? Theme.px(4) : root.height - height
        spacing: Theme.px(4)
        z: 2

        ToolButton {
            objectName: "zoom_out"
            side: tools.side
            sign: "minus"
            text: qsTr("Farther")
            enabled: root.nearness > 1
            onClicked: root.approach(1 / 1.25, root.width / 2, root.height / 2)
        }
        ToolButton {
            objectName: "zoom_in"
            side: tools.side
            sign: "plus"
            text: qsTr("Nearer")
            enabled: root.nearness < 4
            onClicked: root.approach(1.25, root.width / 2, root.height / 2)
        }
        ToolButton {
            objectName: "zoom_fit"
            side: tools.side
            visible: root.nearness > 1
            sign: "fit"
            text: qsTr("The whole board")
            onClicked: root.approach(0, root.width / 2, root.height / 2)
        }
        ToolButton {
            objectName: "help_cards"
            side: tools.side
            sign: "help"
            isOn: root.hasHelp
            text: root.hasHelp ? qsTr("Help cards are shown") : qsTr("Help cards are off")
            onClicked: root.helpToggled()
        }
    }

    /** Come nearer by a factor; what lies under the point stays there. */
    function approach(factor: real, overX: real, overY: real) {
        const before = root.nearness;
        root.nearness = Math.max(1, Math.min(4, before * factor));
        const grown = root.nearness / before;
        const fromX = overX - root.width / 2;
        const fromY = overY - root.height / 2;
        root.move(fromX - (fromX - plane.shiftX) * grown, fromY - (fromY - plane.shiftY) * grown);
    }

    function move(toX: real, toY: real) {
        plane.shiftX = Math.max(-root.leeway.width, Math.min(root.leeway.width, toX));
        plane.shiftY = Math.max(-root.leeway.height, Math.min(root.leeway.height, toY));
    }
}
