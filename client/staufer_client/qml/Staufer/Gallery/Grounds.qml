pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** What other things stand on, and what appears over them. */
ColumnLayout {
    id: root

    spacing: Theme.px(16)

    Specimen {
        name: "Panel"

        Panel {
            width: Theme.px(360)
            title: qsTr("A panel of the night")
            note: qsTr("its note")

            Label {
                text: qsTr("What is looked at.")
            }
        }
    }
    Specimen {
        name: "Vellum"

        Vellum {
            width: Theme.px(360)
            title: qsTr("A sheet of parchment")
            note: qsTr("its note")

            Label {
                vellum: true
                text: qsTr("What is read, and acted on.")
            }
        }
    }
    Specimen {
        name: "Tooltip"

        PlainButton {
            id: pointed

            text: qsTr("Point here")

            Tooltip {
                visible: pointed.isHovered || pointed.isFocused
                text: qsTr("A word beside the pointer")
                key: "F1"
            }
        }
    }
    Specimen {
        name: "Dialog"

        PlainButton {
            objectName: "gallery_open"
            text: qsTr("Open the dialog")
            onClicked: dialog.open()
        }
    }
    Dialog {
        id: dialog

        title: qsTr("A dialog")
        sentence: qsTr("It asks one thing, and Escape closes it.")
        buttons: [
            PlainButton {
                objectName: "gallery_cancel"
                vellum: true
                text: qsTr("Not now")
                key: qsTr("Esc")
                onClicked: dialog.close()
            },
            Item {
                Layout.fillWidth: true
            },
            GoldButton {
                text: qsTr("Do it")
                key: qsTr("Enter")
                onClicked: dialog.close()
            }
        ]

        Problem {
            Layout.fillWidth: true
            vellum: true
            text: qsTr("What could not be done, and what to do about it.")
        }
    }
}
