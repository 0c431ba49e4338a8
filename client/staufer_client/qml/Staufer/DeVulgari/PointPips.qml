pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The Action Points of the player in turn: spent ones hollow, open ones gold, those of the choice under the pointer halved. */
RowLayout {
    id: root

    readonly property int after: DeVulgariBoard.pointsAfter < 0 ? DeVulgariBoard.pointsLeft : DeVulgariBoard.pointsAfter
    readonly property int spent: DeVulgariBoard.pointsOf - DeVulgariBoard.pointsLeft

    visible: DeVulgariBoard.pointsOf > 0
    spacing: Theme.px(9)
    Accessible.role: Accessible.StaticText
    Accessible.name: [qsTr("%1 of %2 Action Points left").arg(DeVulgariBoard.pointsLeft).arg(DeVulgariBoard.pointsOf), DeVulgariBoard.afterText].filter(word => word !== "").join(", ")

    Label {
        visible: text !== ""
        text: DeVulgariBoard.afterText
        color: Theme.accent
        font.pixelSize: Theme.small
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Label {
        isSoft: true
        text: qsTr("Action Points")
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Repeater {
        model: DeVulgariBoard.pointsOf

        delegate: Item {
            id: pip

            required property int index
            readonly property bool isSpent: pip.index < root.spent
            readonly property bool isGoing: !pip.isSpent && pip.index < DeVulgariBoard.pointsOf - root.after

            implicitWidth: Theme.em(17)
            implicitHeight: implicitWidth

            Rectangle {
                anchors.centerIn: parent
                width: parent.width * 0.86
                height: width
                rotation: 45
                radius: Theme.px(2)
                antialiasing: true
                color: pip.isSpent || pip.isGoing ? "transparent" : Theme.goldLight
                border.color: pip.isSpent ? Theme.soft : Theme.light ? Theme.goldDeep : Theme.goldLight
                border.width: Theme.px(2)
            }
            Rectangle {
                visible: pip.isGoing
                anchors.centerIn: parent
                width: parent.width * 0.36
                height: width
                rotation: 45
                antialiasing: true
                color: Theme.light ? Theme.goldDeep : Theme.goldLight
            }
        }
    }
    Label {
        text: qsTr("%1 left").arg(root.after)
        color: Theme.accent
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
