pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Staufer.Bridge

/** The Voyage Board, and with the expansions the Crusade boards and the Imperial Projects as further leaves of it. */
Sheet {
    id: root

    property int leaf: 0
    readonly property int wanted: StuporMundiBoard.leafWanted
    readonly property bool hasLeaves: StuporMundiBoard.hasCrusade || StuporMundiBoard.hasProjects

    component Leaf: T.AbstractButton {
        id: tab

        required property int number
        property bool isOpen: false
        readonly property bool isOn: root.leaf === tab.number

        height: 24
        width: label.implicitWidth + 24
        focusPolicy: Qt.TabFocus
        objectName: "leaf_" + tab.number
        Accessible.role: Accessible.PageTab
        Accessible.name: tab.isOpen ? qsTr("%1, something may be chosen there").arg(tab.text) : tab.text
        Accessible.checked: tab.isOn
        Keys.onReturnPressed: tab.click()
        onClicked: root.leaf = tab.number
        background: Rectangle {
            topLeftRadius: 6
            topRightRadius: 6
            color: tab.isOn ? "#33588F" : tab.hovered || tab.visualFocus ? "#2F5288" : "#1D3760"
            border.width: tab.visualFocus ? 2 : 1
            border.color: tab.isOn ? Look.goldLight : Look.seaLine
        }

        Title {
            id: label

            anchors.centerIn: parent
            text: tab.text
            color: tab.isOn ? Look.goldLight : Look.pale
            font.pixelSize: 12
            Accessible.ignored: true
        }
        Rectangle {
            visible: tab.isOpen && !tab.isOn
            anchors.right: parent.right
            anchors.rightMargin: -4
            y: -3
            width: 11
            height: 11
            rotation: 45
            color: Look.gold
            border.width: 1
            border.color: Look.ink
        }
    }

    title: root.hasLeaves ? " " : qsTr("Voyage")
    sign: root.hasLeaves ? "" : "ship"
    titleColor: Look.pale
    face: Look.sea
    faceLow: Look.seaDeep
    edge: Look.seaLine
    Accessible.name: qsTr("Voyage")
    onWantedChanged: if (root.wanted >= 0)
        root.leaf = root.wanted
    onHasLeavesChanged: if (!root.hasLeaves)
        root.leaf = 0

    Image {
        anchors.fill: parent
        anchors.margins: 4
        source: Paths.art + "stupor_mundi/sea.svg"
        sourceSize: Qt.size(800, 520)
        fillMode: Image.PreserveAspectCrop
        Accessible.ignored: true
    }
    Row {
        visible: root.hasLeaves
        x: 12
        y: -24
        spacing: 5

        Leaf {
            number: 0
            text: qsTr("Voyage")
            isOpen: StuporMundiBoard.voyageIsOpen
        }
        Leaf {
            number: 1
            visible: StuporMundiBoard.hasCrusade
            text: qsTr("Crusade")
            isOpen: StuporMundiBoard.crusadeIsOpen
        }
        Leaf {
            number: 2
            visible: StuporMundiBoard.hasProjects
            text: qsTr("Projects")
            isOpen: StuporMundiBoard.projectsAreOpen
        }
    }
    Voyage {
        visible: root.leaf === 0
        anchors.fill: parent
    }
    Loader {
        anchors.fill: parent
        active: StuporMundiBoard.hasCrusade
        visible: root.leaf === 1
        sourceComponent: Crusade {}
    }
    Loader {
        anchors.fill: parent
        active: StuporMundiBoard.hasProjects
        visible: root.leaf === 2
        sourceComponent: Projects {}
    }
}
