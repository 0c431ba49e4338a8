pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The actions of the hunt: spent ones ticked, open ones gold, the compulsory ones filled. */
RowLayout {
    id: root

    spacing: Theme.px(5)
    visible: FredericusBoard.actionsOf > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of %2 actions left, %3 due").arg(FredericusBoard.actionsLeft).arg(FredericusBoard.actionsOf).arg(FredericusBoard.actionsDue)

    Label {
        isSoft: true
        text: qsTr("Actions")
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Repeater {
        model: FredericusBoard.actionsOf

        delegate: Rectangle {
            id: pip

            required property int index
            readonly property bool isSpent: pip.index < FredericusBoard.actionsOf - FredericusBoard.actionsLeft
            readonly property bool isDue: !pip.isSpent && pip.index < FredericusBoard.actionsOf - FredericusBoard.actionsLeft + FredericusBoard.actionsDue

            implicitWidth: Theme.em(19)
            implicitHeight: implicitWidth
            radius: width / 2
            color: pip.isDue ? Theme.goldLight : "transparent"
            border.color: pip.isSpent ? Theme.soft : pip.isDue ? (Theme.light ? Theme.goldDeep : "#FFF3C9") : (Theme.light ? Theme.goldDeep : Theme.goldLight)
            border.width: Theme.px(2)

            Icon {
                visible: pip.isSpent
                anchors.centerIn: parent
                icon: "check"
                size: parent.width * 0.62
                opacity: 0.7
            }
        }
    }
}
