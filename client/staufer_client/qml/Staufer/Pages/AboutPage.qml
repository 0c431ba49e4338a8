pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Which version this is, and whose work it stands on. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale

    component Credit: RowLayout {
        id: credit

        required property string name
        required property string version
        required property string licence

        Layout.fillWidth: true
        spacing: Theme.px(12)

        Label {
            Layout.preferredWidth: Theme.em(170)
            Layout.alignment: Qt.AlignTop
            text: credit.name
            wrapMode: Text.Wrap
            font.weight: Font.Bold
        }
        Label {
            Layout.fillWidth: true
            isSoft: true
            text: credit.version + (credit.licence !== "" ? "  ·  " + credit.licence : "")
            wrapMode: Text.WordWrap
        }
    }

    objectName: "about_page"

    Scroll {
        anchors.fill: parent

        PageHead {
            title: qsTr("Staufer %1").arg(Program.version)
            line: qsTr("Three board games of the age of Emperor Frederick II, played online, alone or round one screen.")

            PlainButton {
                objectName: "about_diagnostics"
                sign: "info"
                text: qsTr("Diagnostics")
                onClicked: Program.open("diagnostics")
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.isNarrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Panel {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                title: qsTr("Libraries")
                note: qsTr("by their own metadata")

                Repeater {
                    model: Diagnostics.libraries

                    Credit {}
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                title: qsTr("Fonts")

                Repeater {
                    model: Diagnostics.fonts

                    Credit {}
                }
                Label {
                    Layout.fillWidth: true
                    isSoft: true
                    text: qsTr("Pictures, shields and boards were drawn for this program.")
                    wrapMode: Text.WordWrap
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
