import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** How many people look on at this table; nothing where nobody does. */
RowLayout {
    id: root

    readonly property string speech: Table.watchers === 1 ? qsTr("1 person watches") : qsTr("%1 people watch").arg(Table.watchers)

    objectName: "watchers"
    visible: Table.watchers > 0
    spacing: Theme.px(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.speech

    Icon {
        icon: "eye"
        size: Theme.em(15)
    }
    Label {
        isSoft: true
        text: Table.watchers
        font.pixelSize: Theme.em(14)
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    HoverHandler {
        id: pointer
    }
    Tooltip {
        text: root.speech
        visible: pointer.hovered
    }
}
