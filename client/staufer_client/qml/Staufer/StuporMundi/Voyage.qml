pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Staufer.Bridge

/** The sea with the ring of five cities, what they offer, the Ships, and what sailing costs. */
Item {
    id: root

    readonly property real cityWidth: (root.width - 20 - 28) / 3
    readonly property real cityHeight: (root.height - 38) / 2
    readonly property real cell: (root.cityWidth - 16 - 6) / 2
    readonly property real offerHeight: (root.cityHeight - 66 - 10) / 2

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#BFF0D68C"
            strokeWidth: 2
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: root.cityX(4) + root.cityWidth / 2
            startY: 110

            PathLine {
                x: root.cityX(1) + root.cityWidth / 2
                y: 110
            }
            PathLine {
                x: root.cityX(1) + root.cityWidth / 2
                y: root.height - 110
            }
            PathLine {
                x: root.cityX(4) + root.cityWidth / 2
                y: root.height - 110
            }
            PathLine {
                x: root.cityX(4) + root.cityWidth / 2
                y: 110
            }
        }
    }

    component Heading: Rectangle {
        id: heading

        property int turn: 0

        width: 22
        height: 22
        radius: 11
        color: Look.gold
        border.width: 1
        border.color: Look.ink

        Sign {
            anchors.centerIn: parent
            rotation: heading.turn
            name: "arrow_ink"
            size: 14
        }
    }

    Heading {
        x: root.cityX(0) - 18
        y: 99
    }
    Heading {
        x: root.cityX(1) - 18
        y: 99
    }
    Heading {
        x: root.cityX(1) + root.cityWidth / 2 - 11
        y: root.cityHeight + 8
        turn: 90
    }
    Heading {
        x: root.cityX(2) - 18
        y: root.height - 121
        turn: 180
    }
    Heading {
        x: root.cityX(3) + root.cityWidth - 4
        y: root.height - 121
        turn: 180
    }
    Heading {
        x: root.cityX(4) + root.cityWidth / 2 - 11
        y: root.cityHeight + 8
        turn: -90
    }
    SeaMiddle {
        x: root.cityX(0)
        y: root.cityY(3)
        width: root.cityWidth
        height: root.cityHeight
    }
    Repeater {
        model: StuporMundiBoard.cities

        delegate: City {
            id: city

            x: root.cityX(city.city)
            y: root.cityY(city.city)
            width: root.cityWidth
            height: root.cityHeight
        }
    }
    Repeater {
        model: StuporMundiBoard.offers

        delegate: Offer {
            id: offer

            x: root.cityX(offer.city) + 8 + offer.place * (root.cell + 6)
            y: root.cityY(offer.city) + 66 + (offer.isAlly ? 0 : root.offerHeight + 4)
            width: offer.together === 1 ? root.cityWidth - 16 : root.cell
            height: root.offerHeight
        }
    }
    Repeater {
        model: StuporMundiBoard.ships

        delegate: Boat {
            id: boat

            x: root.onTheWay(boat.at, city => root.cityX(city)) + root.cityWidth - 30 - boat.place * (boat.together > 2 ? 21 : 27)
            y: root.onTheWay(boat.at, city => root.cityY(city)) - 17
        }
    }

    /** Clockwise from the upper middle: Roma, Constantinople, Alexandria, Tunis, Barcelona. */
    function cityX(city: int): real {
        const column = [1, 2, 2, 0, 0][city];
        return 10 + column * (root.cityWidth + 14);
    }

    /** Between two cities, or at one. */
    function onTheWay(at: real, place: var): real {
        const behind = Math.floor(at);
        const start = place(behind % 5);
        return start + (place((behind + 1) % 5) - start) * (at - behind);
    }

    function cityY(city: int): real {
        return city === 2 || city === 3 ? 12 + root.cityHeight + 18 : 12;
    }
}
