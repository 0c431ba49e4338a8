pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Staufer.Controls

/** A rating game by game: a line in gold over the lines of the hundreds. */
Item {
    id: root

    /** [{x, y}]: number of the game and rating, oldest first. */
    required property var points
    readonly property var ratings: root.points.map(point => point.y)
    readonly property real low: Math.floor((Math.min(...root.ratings) - 15) / root.step) * root.step
    readonly property real high: Math.ceil((Math.max(...root.ratings) + 15) / root.step) * root.step
    readonly property real step: Math.max(...root.ratings) - Math.min(...root.ratings) > 260 ? 100 : 50
    readonly property real first: root.points.length > 0 ? root.points[0].x : 0
    readonly property real last: root.points.length > 0 ? root.points[root.points.length - 1].x : 1
    readonly property real margin: Theme.em(46)
    readonly property real foot: Theme.em(22)
    readonly property var path: root.points.map(point => Qt.point(root.across(point.x), root.down(point.y)))

    function across(game: real): real {
        return root.margin + (root.last > root.first ? (game - root.first) / (root.last - root.first) : 1) * (root.width - root.margin - Theme.px(10));
    }

    function down(rating: real): real {
        return Theme.px(6) + (root.high - rating) / Math.max(1, root.high - root.low) * (root.height - root.foot - Theme.px(6));
    }

    implicitHeight: Theme.px(200)
    Accessible.role: Accessible.Chart
    Accessible.name: root.points.length > 0 ? qsTr("Rating over %1 games: from %2 to %3").arg(root.points.length).arg(Math.round(root.ratings[0])).arg(Math.round(root.ratings[root.ratings.length - 1])) : ""

    Repeater {
        model: root.points.length > 0 ? Math.round((root.high - root.low) / root.step) + 1 : 0

        Item {
            id: mark

            required property int index
            readonly property real rating: root.low + mark.index * root.step

            y: root.down(mark.rating)
            width: root.width

            Rectangle {
                x: root.margin
                width: parent.width - root.margin
                height: 1
                color: Qt.alpha(Theme.line, 0.8)
            }
            Label {
                y: -height / 2
                width: root.margin - Theme.px(8)
                isSoft: true
                text: mark.rating
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    Shape {
        anchors.fill: parent
        visible: root.path.length > 1
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"
            strokeWidth: 0
            fillGradient: LinearGradient {
                y1: 0
                y2: root.height - root.foot
                GradientStop {
                    position: 0
                    color: Qt.alpha(Theme.gold, 0.3)
                }
                GradientStop {
                    position: 1
                    color: Qt.alpha(Theme.gold, 0.02)
                }
            }

            PathPolyline {
                path: root.path.length > 1 ? [Qt.point(root.path[0].x, root.height - root.foot), ...root.path, Qt.point(root.path[root.path.length - 1].x, root.height - root.foot)] : []
            }
        }
        ShapePath {
            strokeColor: Theme.accent
            strokeWidth: Theme.px(3)
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: root.path
            }
        }
    }
    Rectangle {
        visible: root.path.length > 0
        x: root.path.length > 0 ? root.path[root.path.length - 1].x - width / 2 : 0
        y: root.path.length > 0 ? root.path[root.path.length - 1].y - height / 2 : 0
        width: Theme.px(11)
        height: width
        rotation: 45
        color: Theme.goldLight
        border.width: 1
        border.color: "#4A3208"
    }
    Label {
        x: root.margin
        anchors.bottom: parent.bottom
        isSoft: true
        text: root.points.length === 0 ? "" : root.first < 1 ? qsTr("start") : qsTr("game %1").arg(root.first)
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Label {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        isSoft: true
        text: root.points.length > 1 ? qsTr("game %1").arg(root.last) : ""
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
