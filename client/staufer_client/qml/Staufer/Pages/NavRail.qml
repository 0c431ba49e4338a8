import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The way to every page, the account and the state of the line. */
Rectangle {
    id: root

    required property string current

    signal opened(string page)
    signal naming

    implicitWidth: Theme.px(216) * Math.min(Theme.textScale, 1.6)
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.rail
        }
        GradientStop {
            position: 1
            color: Theme.railLow
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(12)
        anchors.rightMargin: Theme.px(22)
        anchors.topMargin: Theme.px(18)
        anchors.bottomMargin: Theme.px(14)
        spacing: Theme.px(14)

        RowLayout {
            Layout.leftMargin: Theme.px(8)
            Layout.rightMargin: -Theme.px(16)
            spacing: Theme.px(12)

            Art {
                Layout.preferredWidth: Theme.px(52)
                Layout.preferredHeight: Theme.px(52)
                name: "lobby/initial_staufer"
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    text: qsTr("Staufer")
                    elide: Text.ElideRight
                    font.pixelSize: Theme.em(22)
                }
                Label {
                    Layout.fillWidth: true
                    isSoft: true
                    text: qsTr("Games of Frederick II")
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                }
            }
        }
        Scroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(3)
            bleed: Theme.px(5)
            Layout.leftMargin: -bleed
            Layout.rightMargin: -bleed
            Accessible.role: Accessible.PageTabList
            Accessible.name: qsTr("Pages")

            NavItem {
                page: "home"
                text: qsTr("Home")
                sign: "hall"
                key: qsTr("Ctrl+1")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "play"
                text: qsTr("Play")
                sign: "swords"
                key: qsTr("Ctrl+2")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "matches"
                text: qsTr("My matches")
                sign: "hourglass"
                key: qsTr("Ctrl+3")
                count: Matches.waiting
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "watch"
                text: qsTr("Watch")
                sign: "eye"
                key: qsTr("Ctrl+4")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "replays"
                text: qsTr("Replays")
                sign: "replay"
                key: qsTr("Ctrl+5")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "profile"
                text: qsTr("Profile, ladder")
                sign: "cup"
                key: qsTr("Ctrl+6")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "rules"
                text: qsTr("Rules")
                sign: "book"
                key: qsTr("Ctrl+7")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            NavItem {
                page: "settings"
                text: qsTr("Settings")
                sign: "gear"
                key: qsTr("Ctrl+8")
                isOn: root.current === page
                onClicked: root.opened(page)
            }
            Item {
                Layout.fillHeight: true
            }
        }
        NameCard {
            Layout.fillWidth: true
            isShort: root.height < Theme.px(640) * Theme.textScale
            onNaming: root.naming()
            onOpened: root.opened("profile")
        }
        LineState {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.px(8)
        }
    }
}
