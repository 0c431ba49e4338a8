pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What next: again, watch, keep. */
Panel {
    id: root

    edge: Theme.gold
    topPadding: Theme.px(11)
    bottomPadding: Theme.px(11)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.px(12)

        GoldButton {
            objectName: "rematch"
            Layout.preferredWidth: Theme.px(220) * Math.min(1.3, Theme.textScale)
            visible: Result.canRematch
            sign: "rematch"
            text: qsTr("Rematch")
            key: "R"
            onClicked: Result.rematch()

            Shortcut {
                enabled: root.visible && Result.canRematch
                sequence: "R"
                onActivated: Result.rematch()
            }
        }
        Repeater {
            model: Result.places

            delegate: RowLayout {
                id: wish

                required property string colour
                required property bool wantsRematch

                visible: Result.canRematch && wish.wantsRematch
                spacing: Theme.px(4)

                Shield {
                    size: Theme.px(24)
                    folder: "table"
                    colour: wish.colour
                }
                Label {
                    text: qsTr("wants it")
                    color: Theme.good
                    font.pixelSize: Theme.small
                    font.weight: Font.Bold
                }
            }
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: Result.savedTo !== "" ? qsTr("Saved: %1").arg(Result.savedTo) : ""
            elide: Text.ElideMiddle
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.small
        }
        PlainButton {
            objectName: "watch"
            visible: Result.canWatch
            implicitHeight: Theme.px(42)
            sign: "replay"
            text: qsTr("Watch the replay")
            key: "W"
            onClicked: Result.watch()

            Shortcut {
                enabled: root.visible && Result.canWatch
                sequence: "W"
                onActivated: Result.watch()
            }
        }
        PlainButton {
            objectName: "save"
            implicitHeight: Theme.px(42)
            sign: "save"
            text: qsTr("Save")
            key: "S"
            onClicked: Result.save("")

            Shortcut {
                enabled: root.visible
                sequence: "S"
                onActivated: Result.save("")
            }
        }
    }
}
