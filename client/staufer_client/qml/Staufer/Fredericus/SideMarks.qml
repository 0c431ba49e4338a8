import QtQuick
import QtQuick.Effects
import Staufer.Bridge
import Staufer.Controls

/** What lies under the cards of a side: the tie to its flank, the glow, the rail of the row, its number. */
Item {
    id: root

    required property int side
    required property int count
    required property string numeral
    required property string mark
    required property bool isChosen
    property real letters: 1

    readonly property real turn: root.side * 45
    /** The choice under the pointer is about this row. */
    readonly property bool isMeant: Table.previewTargets.includes("row:" + root.side)
    readonly property bool isOpen: root.mark !== "" && root.mark !== "threat" && (root.mark !== "from" || root.isChosen || Table.isNarrowed)

    rotation: root.turn

    FlankArc {
        isBright: root.mark === "capture" || root.isChosen || root.isMeant
        hasArrows: root.isChosen && root.mark === "from"
        z: isBright ? 1 : 0
    }
    Rectangle {
        x: -3
        y: -Look.ring
        width: 6
        height: Look.ring - 150
        color: "#50C9A24B"
    }
    RectangularShadow {
        visible: root.isOpen || root.isChosen
        x: -46
        y: -359
        width: 92
        height: 92
        radius: 8
        blur: 22
        spread: 5
        color: Look.glow

        SequentialAnimation on opacity {
            running: root.isOpen && Theme.hasEffects && !Look.isStill
            loops: Animation.Infinite

            NumberAnimation {
                from: 1
                to: 0.55
                duration: 1200
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                from: 0.55
                to: 1
                duration: 1200
                easing.type: Easing.InOutSine
            }
        }
    }
    Item {
        x: -66 - (root.letters - 1) * 30
        y: -194
        rotation: -root.turn

        Column {
            anchors.centerIn: parent

            Heading {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.numeral
                color: Look.goldLight
                font.pixelSize: 17 * root.letters
            }
            BoardLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.count === 1 ? qsTr("1 card") : qsTr("%1 cards").arg(root.count)
                color: Look.paleSoft
                font.pixelSize: 12.5 * root.letters
            }
        }
    }
}
