import QtQuick
import QtQuick.Effects
import QtQuick.Layouts
import QtQuick.Templates as T

/** A panel with the one shadow of the design and a titled head; its children stand in a column. */
T.Control {
    id: root

    property string title
    property string note
    property bool hasHead: root.title !== ""
    property bool vellum: false
    property color face: root.vellum ? Theme.parchment : Theme.raised
    property color faceLow: root.vellum ? Theme.parchmentDeep : Theme.raisedLow
    property color edge: root.vellum ? Theme.parchmentLine : Theme.line
    property alias tools: tools.data
    default property alias content: body.data

    implicitWidth: body.implicitWidth + leftPadding + rightPadding
    implicitHeight: body.implicitHeight + topPadding + bottomPadding
    spacing: Theme.px(10)
    padding: Theme.inset
    topPadding: root.hasHead ? head.height + Theme.px(12) : Theme.inset
    background: Item {
        RectangularShadow {
            anchors.fill: sheet
            visible: Theme.hasEffects
            radius: Theme.radius
            blur: Theme.px(18)
            offset.y: Theme.px(4)
            color: Theme.shadow
        }
        Rectangle {
            id: sheet

            anchors.fill: parent
            radius: Theme.radius
            border.width: Theme.highContrast ? 2 : 1
            border.color: root.edge
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: root.face
                }
                GradientStop {
                    position: 1
                    color: root.faceLow
                }
            }

            Rectangle {
                visible: root.vellum
                anchors.fill: parent
                anchors.margins: Theme.px(3)
                radius: Theme.radius - Theme.px(3)
                color: "transparent"
                border.width: 1
                border.color: Qt.alpha(root.edge, 0.45)
            }
        }
    }
    contentItem: ColumnLayout {
        id: body

        spacing: root.spacing
    }

    Item {
        id: head

        visible: root.hasHead
        x: Theme.inset
        width: root.width - 2 * Theme.inset
        height: Math.max(Theme.px(47), row.implicitHeight + Theme.px(12))

        RowLayout {
            id: row

            width: parent.width
            height: parent.height - Theme.px(4)
            spacing: Theme.px(10)

            Heading {
                Layout.fillWidth: true
                vellum: root.vellum
                text: root.title
                elide: Text.ElideRight
            }
            Label {
                visible: root.note !== ""
                Layout.maximumWidth: parent.width * 0.6
                vellum: root.vellum
                isSoft: true
                text: root.note
                elide: Text.ElideRight
                font.pixelSize: Theme.small
            }
            RowLayout {
                id: tools

                visible: children.length > 0
                spacing: Theme.px(8)
            }
        }
        Divider {
            anchors.bottom: parent.bottom
            width: parent.width
            vellum: root.vellum
        }
    }
}
