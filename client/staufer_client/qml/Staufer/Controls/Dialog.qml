import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/** A sheet of parchment over the page: a title, a sentence, its children in a column, and a row of buttons. */
T.Popup {
    id: root

    property string title
    property string sentence
    property string initial
    property real breadth: Theme.px(560)
    property alias buttons: buttons.data
    default property alias content: column.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min((parent?.width ?? root.breadth) - Theme.px(32), root.breadth * Math.min(Theme.textScale, 1.5))
    height: Math.min((parent?.height ?? implicitHeight) - Theme.px(32) - root.overhang, implicitHeight)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    readonly property real overhang: root.initial === "" ? 0 : Theme.px(44)
    topPadding: Theme.px(24) + root.overhang
    bottomPadding: Theme.px(22)
    leftPadding: Theme.px(30)
    rightPadding: Theme.px(30)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Theme.quick
        }
    }
    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }
    background: Vellum {
        Art {
            parent: root.background
            anchors.horizontalCenter: parent?.horizontalCenter
            y: -Theme.px(40)
            visible: root.initial !== ""
            width: Theme.px(92)
            height: Theme.px(92)
            name: root.initial === "" ? "" : "lobby/initial_" + root.initial
        }
    }
    contentItem: ColumnLayout {
        spacing: Theme.px(14)
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title

        Heading {
            Layout.fillWidth: true
            vellum: true
            text: root.title
            horizontalAlignment: root.initial === "" ? Text.AlignLeft : Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.em(24)
        }
        Label {
            Layout.fillWidth: true
            visible: root.sentence !== ""
            vellum: true
            isSoft: true
            text: root.sentence
            horizontalAlignment: root.initial === "" ? Text.AlignLeft : Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.strong
        }
        Scroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -bleed
            Layout.rightMargin: -bleed
            visible: column.children.length > 0
            vellum: true
            implicitHeight: column.implicitHeight + 2 * bleed

            ColumnLayout {
                id: column

                Layout.fillWidth: true
                spacing: Theme.px(14)
            }
        }
        RowLayout {
            id: buttons

            Layout.fillWidth: true
            spacing: Theme.px(12)
        }
    }
}
