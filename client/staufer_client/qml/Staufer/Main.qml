pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Staufer.Bridge
import Staufer.Controls
import Staufer.Pages

/** The window: it sets the scale, shows the rail, the vine and one page; tables take it whole. */
Window {
    id: root

    readonly property bool isWhole: Program.page === "table" || Program.page === "result"
    /** What a very wide window has beyond 1600 units of the drawing board; the page is centred in it. */
    readonly property real spare: Math.max(0, width - Theme.px(1600))

    width: 1440
    height: 900
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    color: Theme.ground
    title: root.isWhole && Table.title !== "" ? qsTr("%1 – Staufer").arg(Table.title) : qsTr("Staufer")

    Connections {
        function onNewsCame() {
            if (root.active)
                return;
            root.alert(0);
            Program.tellDesktop(Matches.newsText);
        }

        target: Matches
    }
    Binding {
        target: Theme
        property: "fit"
        value: Math.max(0.889, Math.min(root.width / 1440, root.height / 900))
    }
    Binding {
        target: Theme
        property: "hasEffects"
        value: scene.GraphicsInfo.api !== GraphicsInfo.Software
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.ground
            }
            GradientStop {
                position: 1
                color: Theme.groundLow
            }
        }
    }
    FocusScope {
        id: scene

        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: event => {
            event.accepted = !root.isWhole && Program.canGoBack;
            if (event.accepted)
                Program.back();
        }

        NavRail {
            id: rail

            width: implicitWidth
            height: parent.height
            visible: !root.isWhole
            current: Program.page
            onOpened: page => Program.open(page)
            onNaming: naming.open()
        }
        Vine {
            x: rail.width - Theme.px(3)
            height: parent.height
            visible: rail.visible
        }
        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: root.isWhole ? 0 : rail.width + Theme.px(30) + root.spare / 2
            anchors.rightMargin: root.isWhole ? 0 : Theme.px(10) + root.spare / 2
            anchors.topMargin: root.isWhole ? 0 : Theme.px(10)
            anchors.bottomMargin: root.isWhole ? 0 : Theme.px(8)
            spacing: root.isWhole ? 0 : Theme.px(6)

            Notices {
                Layout.fillWidth: true
                Layout.fillHeight: false
                hasLine: !root.isWhole && Program.page !== "home" && Program.page !== "settings"
            }
            Places {
                Layout.fillWidth: true
                Layout.fillHeight: true
                focus: true
                onNaming: naming.open()
            }
            SearchStrip {
                Layout.fillWidth: true
                Layout.margins: Theme.px(6)
                visible: Queue.state === "searching"
            }
        }
    }
    NameDialog {
        id: naming
    }
    ReadyCheck {
        visible: Queue.state === "checking"
    }
    Keymap {}
}
