pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Whose eyes the replay is seen with. */
RowLayout {
    id: root

    component Eyes: Pressable {
        id: eyes

        required property int view
        required property string colour
        readonly property bool isOn: Table.replay.eyes === eyes.view

        objectName: "eyes_" + eyes.view
        Layout.fillWidth: true
        Layout.minimumWidth: eyes.view < 0 ? implicitWidth : Theme.em(44)
        Layout.maximumWidth: implicitWidth
        leftPadding: Theme.px(9)
        rightPadding: Theme.px(9)
        topPadding: Theme.px(3)
        bottomPadding: Theme.px(5)
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: eyes.isOn
        background: Rectangle {
            radius: Theme.px(6)
            color: eyes.isOn ? Theme.chosen : eyes.hovered ? Theme.hover : "transparent"
            border.width: 1
            border.color: eyes.isOn || eyes.hovered ? Theme.gold : Theme.line

            Rectangle {
                visible: eyes.isOn
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(24)
                height: Theme.px(3)
                color: Theme.gold
            }
        }
        contentItem: RowLayout {
            spacing: Theme.px(6)

            Shield {
                visible: eyes.colour !== ""
                size: Theme.em(16)
                folder: "table"
                colour: eyes.colour === "" ? "blue" : eyes.colour
            }
            Label {
                Layout.fillWidth: true
                Layout.maximumWidth: Math.min(Theme.em(150), Math.ceil(implicitWidth) + 1)
                text: eyes.text
                elide: Text.ElideRight
                font.weight: eyes.isOn ? Font.ExtraBold : Font.Medium
                Accessible.ignored: true
            }
        }
        onClicked: Table.replay.setEyes(eyes.view)
    }

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seen by")

    Icon {
        icon: "eye"
        tint: Theme.iconAccent
        size: Theme.em(20)
    }
    Label {
        isSoft: true
        text: qsTr("Seen by")
        Layout.rightMargin: Theme.px(4)
    }
    Eyes {
        view: -2
        colour: ""
        text: qsTr("all open")
    }
    Eyes {
        view: -1
        colour: ""
        text: qsTr("everyone")
    }
    Repeater {
        model: Table.seats

        delegate: Eyes {
            required property int seat
            required property string name

            view: seat
            text: name
        }
    }
    Item {
        Layout.fillWidth: true
    }
}
