pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Five seats, told apart by colour, pattern and emblem; people's own arms; the ring of the focus, the bar that scrolls. */
ColumnLayout {
    id: root

    property bool vellum: false
    readonly property list<string> colours: ["blue", "black", "red", "green", "violet"]
    readonly property list<string> names: [qsTr("Costanza"), qsTr("Piero"), qsTr("Bianca"), qsTr("Enzo"), qsTr("Violante"), qsTr("Guido"), qsTr("Ada")]

    spacing: Theme.px(16)

    Specimen {
        name: "Shield"
        vellum: root.vellum

        Repeater {
            model: root.colours

            Cell {
                id: seat

                vellum: root.vellum
                breadth: Theme.em(80)

                Shield {
                    Layout.alignment: Qt.AlignHCenter
                    colour: seat.modelData
                    folder: "table"
                    size: Theme.px(40)
                }
            }
        }
        Repeater {
            model: root.names

            Cell {
                id: person

                vellum: root.vellum
                breadth: Theme.em(80)

                Shield {
                    Layout.alignment: Qt.AlignHCenter
                    bearer: person.modelData
                    size: Theme.px(40)
                }
            }
        }
    }
    Specimen {
        name: "FocusRing"
        vellum: root.vellum

        Item {
            width: Theme.px(120)
            height: Theme.px(44)

            FocusRing {
                isShown: true
                vellum: root.vellum
                around: 0
            }
        }
    }
    Specimen {
        name: "Scroller"
        vellum: root.vellum

        Scroller {
            width: Theme.px(12)
            height: Theme.px(90)
            vellum: root.vellum
            size: 0.4
        }
    }
    Specimen {
        name: "Scroll"
        vellum: root.vellum

        Scroll {
            width: Theme.px(260)
            height: Theme.px(90)
            vellum: root.vellum
            spacing: Theme.px(4)

            Repeater {
                model: root.names

                Label {
                    required property string modelData

                    vellum: root.vellum
                    text: modelData
                }
            }
        }
    }
}
