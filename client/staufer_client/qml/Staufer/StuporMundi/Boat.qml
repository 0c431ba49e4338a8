import QtQuick

/** A Ship at anchor; it sails the ring of the cities clockwise when its city changes. */
Spot {
    id: root

    required property int ident
    required property string colour
    required property int city
    required property int place
    required property int together
    required property bool isMine

    target: ""
    mark: ""
    subject: "boat:" + root.ident
    width: 34
    height: 30
    radius: 12
    z: sailing.running ? 20 : root.isMine ? 12 : 10

    Behavior on x {
        NumberAnimation {
            id: sailing

            duration: Look.isStill ? 0 : Look.flight * 1.4
            easing.type: Easing.InOutSine
        }
    }
    Behavior on y {
        NumberAnimation {
            duration: Look.isStill ? 0 : Look.flight * 1.4
            easing.type: Easing.InOutSine
        }
    }

    Sign {
        anchors.centerIn: parent
        name: "ship_" + root.colour
        size: root.isMine ? 35 : 31
    }
}
