pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Staufer.Bridge
import Staufer.Controls

/** The people of a ladder as a hill, those who wait as diamonds on its foot, and the ratings that are accepted. */
Item {
    id: root

    /** How far ratings may lie apart at once. */
    required property int inner
    readonly property int low: 100 * Math.floor(Math.min(Outlook.mine - 450, ...Outlook.waiting) / 100)
    readonly property int high: 100 * Math.ceil(Math.max(Outlook.mine + 450, ...Outlook.waiting) / 100)
    readonly property real foot: root.height - scale.height - Theme.px(2)
    readonly property real summit: flag.height
    readonly property var hundreds: Outlook.crowd.filter(one => one.x >= root.low && one.x <= root.high).map(one => Qt.point(root.across(one.x), root.foot - 0.92 * one.y * (root.foot - root.summit)))
    /** The same with the corners taken off. */
    readonly property var hill: root.rounded(root.hundreds)
    readonly property int step: root.high - root.low > 1200 ? 400 : 200

    function across(rating: real): real {
        return (rating - root.low) / Math.max(1, root.high - root.low) * root.width;
    }

    /** Through all points, level at none but the ends: each stretch is eased by those beside it. */
    function rounded(points: var): var {
        const found = [];
        for (let i = 0; i + 1 < points.length; i++) {
            const [before, from, to, behind] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
            for (let t = 0; t < 1; t += 0.125) {
                const bend = 2 * from.y + (to.y - before.y) * t + (2 * before.y - 5 * from.y + 4 * to.y - behind.y) * t * t + (3 * from.y - before.y - 3 * to.y + behind.y) * t * t * t;
                found.push(Qt.point(from.x + (to.x - from.x) * t, bend / 2));
            }
        }
        return found.concat(points.slice(-1));
    }

    implicitHeight: Theme.px(160)
    Accessible.role: Accessible.Chart
    Accessible.name: Outlook.waiting.length === 0 ? qsTr("Nobody waits for this match. Your rating is %1.").arg(Outlook.mine) : qsTr("%1 people wait, with ratings of %2. Your rating is %3.").arg(Outlook.waiting.length).arg(Outlook.waiting.join(", ")).arg(Outlook.mine)

    Repeater {
        model: [Outlook.window, Math.min(root.inner, Outlook.window)]

        Rectangle {
            required property int modelData
            readonly property real near: Math.max(0, root.across(Outlook.mine - modelData))

            x: near
            y: root.summit
            width: Math.min(root.width, root.across(Outlook.mine + modelData)) - near
            height: root.foot - y
            color: Qt.alpha(Theme.gold, 0.16)
            border.width: 1
            border.color: Qt.alpha(Theme.gold, 0.55)
        }
    }
    Shape {
        anchors.fill: parent
        visible: root.hill.length > 1
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"
            strokeWidth: 0
            fillColor: Qt.alpha(Theme.text, 0.08)

            PathPolyline {
                path: root.hill.length > 1 ? [Qt.point(root.hill[0].x, root.foot), ...root.hill, Qt.point(root.hill[root.hill.length - 1].x, root.foot)] : []
            }
        }
        ShapePath {
            strokeColor: Theme.soft
            strokeWidth: Theme.px(2)
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: root.hill
            }
        }
    }
    Rectangle {
        y: root.foot
        width: parent.width
        height: Theme.px(2)
        color: Theme.soft
    }
    Rectangle {
        x: root.across(Outlook.mine) - width / 2
        y: root.summit
        width: Theme.px(3)
        height: root.foot - y
        color: Theme.gold
    }
    Rectangle {
        id: flag

        x: Math.max(0, Math.min(root.width - width, root.across(Outlook.mine) - width / 2))
        width: you.implicitWidth + Theme.px(20)
        height: you.implicitHeight + Theme.px(4)
        radius: Theme.px(4)
        color: Theme.gold

        Label {
            id: you

            anchors.centerIn: parent
            text: qsTr("you")
            color: "#2A211A"
            font.pixelSize: Theme.small
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
    }
    Repeater {
        model: Outlook.waiting

        Rectangle {
            required property int modelData

            x: root.across(modelData) - width / 2
            y: root.foot - height / 2 - Theme.px(4)
            width: Theme.px(11)
            height: width
            rotation: 45
            color: Theme.verdigris
            border.width: 1
            border.color: "#FFF6DF"
        }
    }
    Item {
        id: scale

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.em(20)

        Repeater {
            model: Math.floor((root.high - root.low) / root.step) + 1

            Label {
                required property int index
                readonly property int rating: root.step * Math.ceil(root.low / root.step) + index * root.step

                x: Math.max(0, Math.min(scale.width - width, root.across(rating) - width / 2))
                anchors.bottom: scale.bottom
                visible: rating <= root.high
                isSoft: true
                text: rating
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
}
