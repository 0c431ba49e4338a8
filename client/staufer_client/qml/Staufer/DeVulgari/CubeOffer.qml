import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The cubes of one colour that may be taken this turn, with the price of each. */
Place {
    id: root

    required mark
    required property string kind
    required property int number
    required property string price

    target: "cube:" + root.kind
    objectName: "cube_" + root.kind
    width: 48
    height: 50
    opacity: root.number > 0 ? 1 : 0.45
    background: Rectangle {
        radius: 4
        color: root.isStrong ? "#FFE9A8" : root.isOpen ? Look.lit : "#F6EEDC"
        border.color: root.visualFocus ? Look.ink : root.isOpen ? Look.goldLine : "#B79F6E"
        border.width: root.isStrong ? 3.5 : root.isOpen || root.isLit ? 2.5 : 1
    }
    contentItem: Item {
        Figure {
            x: 5
            y: 4
            width: 24
            height: 24
            name: "cube_" + root.kind
        }
        BoardLabel {
            x: 29
            y: 4
            height: 25
            text: qsTr("×%1").arg(root.number)
            color: Look.ink
            font.pixelSize: 13
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
        BoardLabel {
            width: parent.width
            y: 31
            height: 16
            horizontalAlignment: Text.AlignHCenter
            text: root.price
            color: Look.ink
            font.pixelSize: 12
            Accessible.ignored: true
        }
    }
}
