import QtQuick

/** A Specialist; it walks when its space changes. */
Spot {
    id: root

    required property int ident
    required property string colour
    required property int space
    required property int place
    required property int together
    required property bool isMine

    subject: root.target !== "" && root.isMine ? root.target : "figure:" + root.ident
    width: 24
    height: 26
    radius: 10
    z: root.isMine ? 3 : walking.running ? 4 : 2

    Behavior on x {
        NumberAnimation {
            id: walking

            duration: Look.isStill ? 0 : Look.flight
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on y {
        NumberAnimation {
            duration: Look.isStill ? 0 : Look.flight
            easing.type: Easing.InOutCubic
        }
    }

    Sign {
        anchors.centerIn: parent
        name: "specialist_" + root.colour
        size: 25
    }
}
