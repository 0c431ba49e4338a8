pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Covers the table between two players of a hot seat, so that secrets stay secret. */
FocusScope {
    id: root

    /** So long, in milliseconds, it cannot be lifted: what was pressed as it fell was meant for the table. */
    property int delay: Theme.guard
    readonly property bool isReady: root.visible && root.isRested
    property bool isRested: false

    objectName: "curtain"
    Accessible.role: Accessible.Dialog
    Accessible.name: words.text
    Keys.onPressed: event => event.accepted = !root.isReady || event.isAutoRepeat
    onVisibleChanged: root.fall()
    onIsReadyChanged: if (root.isReady)
        lift.forceActiveFocus()
    Component.onCompleted: root.fall()

    Timer {
        id: rest

        interval: root.delay
        onTriggered: root.isRested = true
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.groundLow
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Repeater {
        model: 2

        delegate: Image {
            required property int index

            y: index === 0 ? Theme.px(26) : root.height - height - Theme.px(26)
            width: root.width
            height: Theme.px(30)
            sourceSize.height: Theme.px(30)
            source: Paths.art + "lobby/vine_h.svg"
            fillMode: Image.TileHorizontally
            opacity: 0.8
            rotation: index === 0 ? 0 : 180
        }
    }
    Vellum {
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.px(40), Theme.em(520))
        padding: Theme.px(34)
        spacing: Theme.px(16)

        Art {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Theme.px(96)
            Layout.preferredHeight: Theme.px(96)
            name: "lobby/initial_" + (Table.game === "" ? "staufer" : Table.game)
        }
        Heading {
            id: words

            Layout.fillWidth: true
            vellum: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1, it is your turn").arg(Table.curtain)
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.em(26)
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Take the seat. When nobody else is looking, lift the curtain: what only you may see lies behind it.")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.strong
        }
        GoldButton {
            id: lift

            objectName: "lift"
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.px(6)
            enabled: root.isReady
            text: qsTr("Lift the curtain")
            key: qsTr("Enter")
            Keys.onPressed: event => event.accepted = event.isAutoRepeat
            onClicked: Table.lift()

            Shortcut {
                enabled: root.isReady
                autoRepeat: false
                sequences: ["Return", "Enter"]
                onActivated: Table.lift()
            }
        }
    }

    /** Takes the keys from the table at once, and lets itself be lifted after a while. */
    function fall(): void {
        root.isRested = false;
        rest.stop();
        if (root.visible) {
            root.forceActiveFocus();
            rest.start();
        }
    }
}
