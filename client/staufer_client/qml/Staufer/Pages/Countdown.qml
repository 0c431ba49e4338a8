import QtQuick
import QtQuick.Shapes
import Staufer.Controls

/** Seconds that run out: a ring and the number; spoken at ten and at five. */
Item {
    id: root

    required property int seconds
    property int whole: 15
    readonly property real centre: width / 2
    readonly property real reach: width / 2 - Theme.px(6)

    implicitWidth: Theme.px(84)
    implicitHeight: Theme.px(84)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Seconds left: %1").arg(root.seconds)
    onSecondsChanged: {
        if (root.seconds === 10 || root.seconds === 5)
            root.Accessible.announce(qsTr("Seconds left: %1").arg(root.seconds), Accessible.Assertive);
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#40000000"
            strokeWidth: Theme.px(7)
            fillColor: "transparent"

            PathAngleArc {
                centerX: root.centre
                centerY: root.centre
                radiusX: root.reach
                radiusY: root.reach
                startAngle: 0
                sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: Theme.imperial
            strokeWidth: Theme.px(7)
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathAngleArc {
                centerX: root.centre
                centerY: root.centre
                radiusX: root.reach
                radiusY: root.reach
                startAngle: -90
                sweepAngle: Math.max(1, 360 * Math.min(1, root.seconds / root.whole))
            }
        }
    }
    Label {
        anchors.centerIn: parent
        vellum: true
        text: root.seconds
        font.pixelSize: Theme.px(32)
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
