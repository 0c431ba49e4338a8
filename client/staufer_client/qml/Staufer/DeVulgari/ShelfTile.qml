import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** A manuscript on its shelf; taken, it flies to the own screen or up to the player who took it. */
Place {
    id: root

    required mark
    required target
    required property int value
    required property string first
    required property string second
    required property int shelf
    required property int slot
    required property bool isMine
    required property point origin
    required property real pitch
    required property real rowHeight
    required property size panel
    required property size size

    readonly property bool isOnShelf: root.shelf >= 0

    objectName: "manuscript_" + root.target.split(":")[1]
    enabled: root.isOnShelf
    width: root.size.width
    height: root.size.height
    x: root.isOnShelf ? root.origin.x + root.slot * root.pitch : root.isMine ? Theme.px(20) : root.panel.width + Theme.px(260)
    y: root.isOnShelf ? root.origin.y + root.shelf * root.rowHeight - height : root.isMine ? root.panel.height + Theme.px(260) : -Theme.px(90)
    z: flight.running ? 50 : 1
    opacity: root.isOnShelf ? 1 : 0
    visible: opacity > 0
    Accessible.ignored: !root.isOnShelf

    Behavior on x {
        NumberAnimation {
            id: flight

            duration: Look.flight
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on y {
        NumberAnimation {
            duration: Look.flight
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on opacity {
        NumberAnimation {
            duration: Look.flight
            easing.type: Easing.InExpo
        }
    }

    background: GoldGlow {
        visible: root.isOpen || root.isLit
        radius: Theme.px(3)
        lineWidth: Theme.px(root.isStrong ? 4 : 2.5)
    }
    contentItem: Manuscript {
        value: root.value
        first: root.first
        second: root.second
    }
}
