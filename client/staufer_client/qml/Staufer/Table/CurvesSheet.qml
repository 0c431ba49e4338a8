pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** The curves of the match over the board, and where the points came from. */
T.Popup {
    id: root

    required property real room
    property bool hasSources: false

    objectName: "curves"
    height: Math.min(Theme.px(560), root.room)
    padding: Theme.px(16)
    closePolicy: T.Popup.NoAutoClose
    background: Vellum {}
    contentItem: ColumnLayout {
        spacing: Theme.px(8)
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Curves")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(10)

            Segmented {
                objectName: "curve"
                Layout.minimumWidth: Math.min(implicitWidth, root.width * 0.5)
                vellum: true
                speech: qsTr("Curve")
                options: [...Table.replay.chart.titles, qsTr("Sources")]
                current: root.hasSources ? Table.replay.chart.titles.length : Table.replay.chart.current
                onChosen: index => {
                    root.hasSources = index === Table.replay.chart.titles.length;
                    Table.replay.chart.pick(index);
                }
            }
            Label {
                Layout.fillWidth: true
                vellum: true
                isSoft: true
                text: root.hasSources ? qsTr("Where the points came from, as far as this moment.") : Table.replay.chart.meaning
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                lineHeight: 0.9
            }
            PlainButton {
                objectName: "curves_save"
                vellum: true
                sign: "save"
                text: qsTr("Save …")
                onClicked: saving.open()
            }
            IconButton {
                objectName: "curves_close"
                vellum: true
                sign: "cross"
                text: qsTr("Close")
                note: "C"
                onClicked: Table.replay.chart.isOpen = false
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.hasSources
            spacing: Theme.px(12)

            Plot {
                objectName: "plot"
                Layout.fillWidth: true
                Layout.fillHeight: true

                Label {
                    anchors.centerIn: parent
                    width: parent.width * 0.7
                    vellum: true
                    isSoft: true
                    text: Table.replay.chart.hiddenText
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.strong
                }
            }
            PlotLegend {
                Layout.fillWidth: false
                Layout.preferredWidth: Theme.em(236)
                Layout.alignment: Qt.AlignTop
            }
        }
        SourcesTable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.hasSources
        }
    }

    FileDialog {
        id: saving

        title: qsTr("Save the curves")
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Picture (*.png)"), qsTr("Drawing (*.svg)"), qsTr("Table of all curves (*.csv)")]
        defaultSuffix: ["png", "svg", "csv"][saving.selectedNameFilter.index] ?? "png"
        onAccepted: Table.replay.chart.save(saving.selectedFile.toString())
    }
}
