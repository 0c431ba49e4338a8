pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** What is pressed and is no button: switches, lines of a list, places of a board. */
ColumnLayout {
    id: root

    property bool vellum: false
    readonly property list<string> plain: ["normal", "hover", "focus", "pressed", "disabled", "long text"]
    readonly property list<string> marked: ["normal", "hover", "focus", "pressed", "disabled", "long text", "chosen"]

    component State: Cell {
        vellum: root.vellum
    }

    spacing: Theme.px(16)

    Specimen {
        name: "Toggle"
        vellum: root.vellum

        Repeater {
            model: root.marked

            State {
                id: toggle

                Toggle {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: toggle.modelData
                    enabled: toggle.isAble
                    isOn: toggle.isChosen
                    text: toggle.words
                    note: qsTr("of the Emperor")
                }
            }
        }
    }
    Specimen {
        name: "ListRow"
        vellum: root.vellum

        Repeater {
            model: root.marked

            State {
                id: line

                ListRow {
                    id: listed

                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: line.modelData
                    enabled: line.isAble
                    isChosen: line.isChosen
                    speech: line.words

                    Label {
                        Layout.fillWidth: true
                        vellum: listed.vellum
                        text: line.words
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
    Specimen {
        name: "Pressable"
        vellum: root.vellum

        Repeater {
            model: root.plain

            State {
                id: bare

                breadth: Theme.em(110)

                Pressable {
                    id: pressable

                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: bare.modelData
                    enabled: bare.isAble
                    speech: bare.words
                    contentItem: Label {
                        vellum: pressable.vellum
                        text: bare.words
                        elide: Text.ElideRight
                        horizontalAlignment: Text.AlignHCenter
                        opacity: pressable.enabled ? 1 : 0.55
                    }
                }
            }
        }
    }
    Specimen {
        name: "Target"
        vellum: root.vellum

        Repeater {
            model: ["normal", "chosen"]

            State {
                id: place

                breadth: Theme.em(90)

                Target {
                    Layout.alignment: Qt.AlignHCenter
                    implicitWidth: Theme.px(48)
                    implicitHeight: Theme.px(48)
                    speech: place.words

                    Shield {
                        anchors.centerIn: parent
                        colour: "blue"
                        size: Theme.px(36)
                    }
                    GoldGlow {
                        objectName: "gallery_GoldGlow"
                        anchors.fill: parent
                        visible: place.isChosen
                    }
                }
            }
        }
    }
}
