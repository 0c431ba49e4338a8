import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** Something that is done anywhere, as a small plate on the board. */
Place {
    id: root

    required property string sign

    speech: root.isOpen ? qsTr("%1, you may choose it").arg(root.text) : root.text
    width: words.x + words.width + 9
    height: 30
    opacity: root.isOpen || root.isLit ? 1 : 0.6
    background: Rectangle {
        radius: 5
        color: root.isStrong ? "#FFE9A8" : root.isOpen ? Look.lit : "#F1E6CC"
        border.color: root.visualFocus ? Look.ink : root.isOpen ? Look.goldLine : "#B79F6E"
        border.width: root.isStrong ? 3.5 : root.isOpen || root.visualFocus ? 2.5 : 1
    }
    contentItem: Item {
        Figure {
            x: 7
            y: 5
            width: 20
            height: 20
            name: root.sign
        }
        BoardLabel {
            id: words

            x: 31
            height: parent.height
            text: root.text
            color: Look.ink
            font.pixelSize: 13
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
