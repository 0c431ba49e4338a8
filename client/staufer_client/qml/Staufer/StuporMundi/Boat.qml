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

    /** Cities sailed past, and where on the ring that is: a Ship never crosses the sea. */
    property int sailed: 0
    property real at: root.sailed
    property bool isAfloat: false

    onCityChanged: root.sailed += (root.city - root.sailed % 5 + 5) % 5
    Component.onCompleted: {
        root.sailed = root.city;
        root.isAfloat = true;
    }

    Behavior on at {
        enabled: root.isAfloat

        NumberAnimation {
            id: sailing

            duration: Look.isStill ? 0 : Look.flight * 1.6
            easing.type: Easing.InOutSine
        }
    }

    Sign {
        anchors.centerIn: parent
        name: "ship_" + root.colour
        size: root.isMine ? 35 : 31
    }
}
