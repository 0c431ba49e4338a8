pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Everything that is pressed. */
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
        name: "GoldButton"
        vellum: root.vellum

        Repeater {
            model: root.plain

            State {
                id: gold

                GoldButton {
                    Layout.fillWidth: true
                    pose: gold.modelData
                    enabled: gold.isAble
                    text: gold.words
                }
            }
        }
    }
    Specimen {
        name: "PlainButton"
        vellum: root.vellum

        Repeater {
            model: root.marked

            State {
                id: plain

                PlainButton {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: plain.modelData
                    enabled: plain.isAble
                    isOn: plain.isChosen
                    sign: "book"
                    text: plain.words
                }
            }
        }
    }
    Specimen {
        name: "IconButton"
        vellum: root.vellum

        Repeater {
            model: root.marked.filter(state => state !== "long text")

            State {
                id: square

                breadth: Theme.em(90)

                IconButton {
                    Layout.alignment: Qt.AlignHCenter
                    vellum: root.vellum
                    pose: square.modelData
                    enabled: square.isAble
                    isOn: square.isChosen
                    sign: "gear"
                    text: square.words
                }
            }
        }
    }
    Specimen {
        name: "Chip"
        vellum: root.vellum

        Repeater {
            model: root.marked

            State {
                id: chip

                Chip {
                    Layout.fillWidth: true
                    vellum: root.vellum
                    pose: chip.modelData
                    enabled: chip.isAble
                    isOn: chip.isChosen
                    text: chip.words
                }
            }
        }
    }
    Specimen {
        name: "Phrases"
        vellum: root.vellum

        Phrases {
            vellum: root.vellum
        }
    }
    Specimen {
        name: "Manners"
        vellum: root.vellum

        Manners {
            vellum: root.vellum
            player: 1
            name: "Costanza"
            manner: 0
        }
        Manners {
            vellum: root.vellum
            player: 2
            name: "Manfred"
            manner: 1
        }
    }
}
