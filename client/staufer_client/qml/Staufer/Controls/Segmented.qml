pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

/** A choice of one among few; the chosen one is filled, bold and underlined. Arrow keys go round. */
FocusScope {
    id: root

    required property list<string> options
    property list<string> notes
    property list<string> names
    property int current: 0
    property bool vellum: false
    property string speech
    /** A state of the second answer that is shown without pointer or key, for the gallery. */
    property string pose
    readonly property real widest: {
        let most = 0;
        for (let i = 0; i < cells.count; i++)
            most = Math.max(most, cells.itemAt(i)?.implicitWidth ?? 0);
        return Math.ceil(most) + 1;
    }
    readonly property bool isStacked: width > 0 && root.widest * root.options.length + Theme.px(6) > width

    signal chosen(int index)

    function choose(index: int): void {
        if (index >= 0 && index < root.options.length && index !== root.current)
            root.chosen(index);
    }

    implicitWidth: root.widest * root.options.length + Theme.px(6)
    implicitHeight: grid.implicitHeight + Theme.px(6)
    opacity: root.enabled ? 1 : 0.5
    Accessible.role: Accessible.Grouping
    Accessible.name: root.speech
    Keys.onLeftPressed: root.choose(root.current - 1)
    Keys.onRightPressed: root.choose(root.current + 1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.vellum ? Theme.parchmentWell : Theme.well
        border.width: 1
        border.color: root.vellum ? Qt.alpha(Theme.parchmentLine, 0.8) : Theme.line
    }
    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.margins: Theme.px(3)
        columns: root.isStacked ? 1 : Math.max(1, root.options.length)
        columnSpacing: 0
        rowSpacing: 0
        uniformCellWidths: true

        Repeater {
            id: cells

            model: root.options

            Pressable {
                id: cell

                required property int index
                required property string modelData
                readonly property bool isOn: root.current === cell.index

                objectName: (root.objectName !== "" ? root.objectName + "_" : "") + (cell.index < root.names.length ? root.names[cell.index] : cell.index)
                Layout.fillWidth: true
                Layout.fillHeight: true
                vellum: root.vellum
                pose: cell.index === 1 ? root.pose : ""
                focus: cell.isOn
                focusPolicy: cell.isOn ? Qt.StrongFocus : Qt.ClickFocus
                text: cell.modelData
                speech: cell.index < root.notes.length ? qsTr("%1, %2").arg(cell.modelData).arg(root.notes[cell.index]) : cell.modelData
                leftPadding: Theme.px(12)
                rightPadding: Theme.px(12)
                topPadding: Theme.px(3)
                // While a page is taken away the row may already be gone.
                bottomPadding: Theme.px(root?.notes.length > 0 ? 8 : 4)
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: cell.isOn
                background: Rectangle {
                    radius: Theme.px(6)
                    color: cell.isOn ? (root.vellum ? Theme.parchmentLit : Theme.chosen) : cell.isPressed ? Theme.press : cell.isHovered ? (root.vellum ? "#59FFFFFF" : Theme.hover) : "transparent"
                    border.width: cell.isOn ? 1 : 0
                    border.color: root.vellum ? Theme.goldDeep : Theme.gold

                    Rectangle {
                        anchors.bottom: parent.bottom
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: cell.isOn
                        width: Theme.px(22)
                        height: Theme.px(3)
                        radius: height / 2
                        color: root.vellum ? Theme.goldDeep : Theme.gold
                    }
                }
                contentItem: ColumnLayout {
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        text: cell.modelData
                        color: root.vellum ? (cell.isOn ? Theme.ink : Theme.inkSoft) : cell.isOn ? Theme.title : Theme.soft
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        font.weight: cell.isOn ? Font.ExtraBold : Font.Medium
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.fillWidth: true
                        visible: cell.index < root.notes.length
                        vellum: root.vellum
                        isSoft: true
                        text: cell.index < root.notes.length ? root.notes[cell.index] : ""
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }
                onClicked: root.choose(cell.index)
            }
        }
    }
}
