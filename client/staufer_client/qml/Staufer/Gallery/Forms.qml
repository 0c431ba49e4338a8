pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Everything that is written in, chosen from or drawn along. */
ColumnLayout {
    id: root

    property bool vellum: false
    readonly property list<string> plain: ["normal", "hover", "focus", "pressed", "disabled"]
    readonly property list<string> written: ["normal", "hover", "focus", "disabled", "long text", "error"]

    component State: Cell {
        vellum: root.vellum
        breadth: Theme.em(220)
    }

    spacing: Theme.px(16)

    Specimen {
        name: "TextLine"
        vellum: root.vellum

        Repeater {
            model: root.written

            State {
                id: line

                TextLine {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: line.modelData
                    enabled: line.isAble
                    isWrong: line.isWrong
                    sign: "search"
                    text: line.modelData === "normal" ? "" : line.words
                    placeholderText: qsTr("A name")
                }
                Problem {
                    objectName: "gallery_Problem"
                    Layout.fillWidth: true
                    visible: line.isWrong
                    vellum: root.vellum
                    text: qsTr("Somebody has this name already. Choose another one.")
                }
            }
        }
    }
    Specimen {
        name: "TextBox"
        vellum: root.vellum

        Repeater {
            model: root.written

            State {
                id: box

                TextBox {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: box.modelData
                    enabled: box.isAble
                    isWrong: box.isWrong
                    text: box.modelData === "normal" ? "" : box.words
                    placeholderText: qsTr("What is not as it should be?")
                }
            }
        }
    }
    Specimen {
        name: "Segmented"
        vellum: root.vellum

        Repeater {
            model: root.plain

            State {
                id: segments

                Segmented {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: segments.modelData
                    enabled: segments.isAble
                    speech: qsTr("Pace")
                    options: [qsTr("Quick"), qsTr("Slow")]
                }
            }
        }
        State {
            modelData: "long text"

            Segmented {
                Layout.fillWidth: true
                vellum: root.vellum
                speech: qsTr("Pace")
                options: [qsTr("Quick, for an evening"), qsTr("Slow, by correspondence")]
                notes: [qsTr("three minutes a turn"), qsTr("three days a turn")]
            }
        }
    }
    Specimen {
        name: "Slider"
        vellum: root.vellum

        Repeater {
            model: root.plain

            State {
                id: slider

                Slider {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: slider.modelData
                    enabled: slider.isAble
                    speech: qsTr("Loudness")
                    value: 0.6
                }
            }
        }
    }
    Specimen {
        name: "Field"
        vellum: root.vellum

        State {
            modelData: "normal"

            Field {
                Layout.fillWidth: true
                vellum: root.vellum
                text: qsTr("Players")
                note: qsTr("as many as sit down")

                Label {
                    vellum: root.vellum
                    text: qsTr("Four")
                }
            }
        }
        State {
            modelData: "long text"

            Field {
                Layout.fillWidth: true
                vellum: root.vellum
                text: qsTr("Players")
                note: qsTr("as many as sit down at the table of the Emperor")

                Label {
                    vellum: root.vellum
                    text: qsTr("Four")
                }
            }
        }
    }
}
