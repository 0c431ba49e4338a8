pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Staufer.Bridge

/** What flies over the table from one board to another, on a shallow arc; it is gone when it has arrived. */
Item {
    id: root

    /** What waits until its goal is there: art, place, and the name of the goal. */
    property list<string> waiting

    objectName: "flights"

    component Flyer: Item {
        id: flyer

        required property string art
        required property point goal
        required property int delay

        z: 200
        opacity: 0

        Sign {
            anchors.centerIn: parent
            name: flyer.art
            size: 54
        }
        SequentialAnimation {
            running: true
            onFinished: flyer.destroy()

            PauseAnimation {
                duration: flyer.delay
            }
            PropertyAction {
                target: flyer
                property: "opacity"
                value: 1
            }
            ParallelAnimation {
                NumberAnimation {
                    target: flyer
                    property: "x"
                    to: flyer.goal.x
                    duration: Look.flight
                    easing.type: Easing.InOutCubic
                }
                NumberAnimation {
                    target: flyer
                    property: "y"
                    to: flyer.goal.y
                    duration: Look.flight
                    easing.type: Easing.InOutQuad
                }
                SequentialAnimation {
                    NumberAnimation {
                        target: flyer
                        property: "scale"
                        from: 0.8
                        to: 1.15
                        duration: Look.flight / 2
                        easing.type: Easing.OutQuad
                    }
                    NumberAnimation {
                        target: flyer
                        property: "scale"
                        to: 0.7
                        duration: Look.flight / 2
                        easing.type: Easing.InQuad
                    }
                }
            }
            NumberAnimation {
                target: flyer
                property: "opacity"
                to: 0
                duration: 120
            }
        }
    }

    Component {
        id: flyers

        Flyer {}
    }
    Connections {
        function onFlew(art: string, start: string, goal: string) {
            root.prepare(art, start, goal);
        }

        target: StuporMundiBoard
    }

    /** Where it starts is still there; where it goes may come only with the new position. */
    function prepare(art: string, start: string, goal: string) {
        const item = Look.isStill ? null : Plane.named(root.Window.contentItem, start);
        if (!item)
            return;
        const place = root.mapFromItem(item, item.width / 2, item.height / 2);
        root.waiting.push(art, place.x, place.y, goal);
        Qt.callLater(root.launch);
    }

    function launch() {
        for (let n = 0; n + 3 < root.waiting.length; n += 4) {
            const item = Plane.named(root.Window.contentItem, root.waiting[n + 3]);
            if (item)
                flyers.createObject(root, {
                    "art": root.waiting[n],
                    "x": Number(root.waiting[n + 1]),
                    "y": Number(root.waiting[n + 2]),
                    "goal": root.mapFromItem(item, item.width / 2, item.height / 2),
                    "delay": n * 15
                });
        }
        root.waiting = [];
    }
}
