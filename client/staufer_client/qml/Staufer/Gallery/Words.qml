pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** Titles, running text, and the small signs that stand beside them. */
ColumnLayout {
    id: root

    property bool vellum: false

    spacing: Theme.px(16)

    Specimen {
        name: "Heading"
        vellum: root.vellum

        Heading {
            vellum: root.vellum
            text: qsTr("The wonder of the world")
        }
        Heading {
            vellum: root.vellum
            text: qsTr("A page")
            font.pixelSize: Theme.page
        }
    }
    Specimen {
        name: "Label"
        vellum: root.vellum

        Label {
            vellum: root.vellum
            text: qsTr("Running text 0123456789")
        }
        Label {
            vellum: root.vellum
            isSoft: true
            text: qsTr("softer")
        }
        Label {
            vellum: root.vellum
            text: qsTr("small")
            font.pixelSize: Theme.small
        }
        Label {
            vellum: root.vellum
            textFormat: Text.StyledText
            text: qsTr("with a <a href=\"x\">link</a>")
        }
    }
    Specimen {
        name: "BoardLabel"
        vellum: root.vellum

        BoardLabel {
            vellum: root.vellum
            text: qsTr("Palermo")
        }
    }
    Specimen {
        name: "KeyCap"
        vellum: root.vellum

        KeyCap {
            text: qsTr("Enter")
            ink: root.vellum ? Theme.inkSoft : Theme.soft
        }
        KeyCap {
            text: "7"
            ink: root.vellum ? Theme.ink : Theme.text
        }
    }
    Specimen {
        name: "KeyLine"
        vellum: root.vellum

        KeyLine {
            width: Theme.em(360)
            keys: [qsTr("Ctrl"), "7"]
            text: qsTr("the rules")
        }
    }
    Specimen {
        name: "Badge"
        vellum: root.vellum

        Badge {
            count: 3
        }
        Badge {
            count: 128
        }
    }
    Specimen {
        name: "Trend"
        vellum: root.vellum

        Trend {
            vellum: root.vellum
            text: "+17.2"
        }
        Trend {
            vellum: root.vellum
            text: "−6.0"
        }
        Trend {
            vellum: root.vellum
            text: "0.0"
        }
    }
    Specimen {
        name: "Icon"
        vellum: root.vellum

        Repeater {
            model: ["hall", "swords", "hourglass", "eye", "replay", "cup", "book", "gear", "info", "online", "offline", "lock"]

            Icon {
                required property string modelData

                icon: modelData
                tint: root.vellum ? "deep" : Theme.iconAccent
                size: Theme.em(24)
            }
        }
    }
    Specimen {
        name: "Art"
        vellum: root.vellum

        Art {
            width: Theme.px(64)
            height: Theme.px(64)
            name: "lobby/seal"
        }
        Art {
            width: Theme.px(64)
            height: Theme.px(64)
            name: "lobby/initial_staufer"
        }
    }
    Specimen {
        name: "Divider"
        vellum: root.vellum

        Divider {
            width: Theme.px(320)
            vellum: root.vellum
        }
    }
    Specimen {
        name: "EmptyNote"
        vellum: root.vellum

        EmptyNote {
            width: Theme.px(420)
            vellum: root.vellum
            sign: "replay"
            text: qsTr("Nothing on the shelf yet")
            line: qsTr("Finished matches are kept here, and files of others can be opened.")
        }
    }
}
