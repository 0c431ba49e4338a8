import QtQuick
import QtQuick.Effects
import QtQuick.Layouts
import Staufer.Controls

/** One legal choice: what it does, what it costs and its key; one that is not legal says why. */
Pressable {
    id: root

    property string detail
    property string key
    property string sign
    property string whyNot
    property bool isOpen: true
    property bool isPrimary: false
    /** Among many choices the words below the label would leave no room; they are spoken and shown on hover. */
    property bool isTerse: false
    property bool hasSign: !root.isTerse
    readonly property bool isWarm: root.hovered || root.visualFocus
    readonly property string second: root.detail
    /** How wide the button is with its sign and all its words, shown or not. */
    readonly property real fullWidth: root.around + Math.max(first.implicitWidth, Math.min(more.implicitWidth, Theme.em(190)))
    /** And how wide with its sign and its name. */
    readonly property real signedWidth: root.around + first.implicitWidth
    readonly property real around: leftPadding + rightPadding + (root.sign !== "" ? Theme.px(36) : 0) + (root.key !== "" ? cap.implicitWidth + Theme.px(8) : 0)

    leftPadding: Theme.px(9)
    rightPadding: Theme.px(9)
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    implicitHeight: Math.max(Theme.px(46), implicitContentHeight + topPadding + bottomPadding)
    note: root.isOpen || root.whyNot === "" ? root.detail : root.whyNot
    Accessible.checkable: false
    background: Item {
        RectangularShadow {
            visible: Theme.hasEffects
            anchors.fill: parent
            radius: Theme.px(6)
            blur: Theme.px(root.isWarm && root.isOpen ? 18 : 10)
            spread: root.isWarm && root.isOpen ? Theme.px(2) : 0
            offset.y: root.isWarm ? 0 : Theme.px(3)
            color: root.isWarm && root.isOpen ? "#C0F0C860" : Theme.shadow
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(6)
            border.width: root.isWarm || root.isPrimary ? 2 : 1
            border.color: !root.isOpen ? Theme.line : root.isPrimary ? "#7A5A16" : root.isWarm ? Theme.goldLight : Theme.gold
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: !root.isOpen ? Theme.raised : root.isPrimary ? (root.isWarm ? "#F6DC94" : "#E9C873") : root.isWarm ? "#FFFAEE" : "#FBF3E1"
                }
                GradientStop {
                    position: 1
                    color: !root.isOpen ? Theme.raisedLow : root.isPrimary ? (root.pressed ? "#A87E2C" : "#B98F38") : root.pressed ? "#D6C08E" : "#E2D0A8"
                }
            }
        }
    }
    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight

        RowLayout {
            id: row

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.px(8)

            Art {
                visible: root.sign !== "" && root.isOpen && root.hasSign
                Layout.preferredWidth: Theme.px(28)
                Layout.preferredHeight: Theme.px(30)
                name: root.sign
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: -Theme.px(2)

                Label {
                    id: first

                    Layout.fillWidth: true
                    text: root.text
                    color: root.isOpen ? "#2A211A" : Theme.soft
                    wrapMode: Text.WordWrap
                    maximumLineCount: root.isTerse ? 2 : 3
                    elide: Text.ElideRight
                    lineHeight: 0.9
                    font.pixelSize: Theme.body
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
                Label {
                    id: more

                    visible: root.second !== "" && !root.isTerse
                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.em(190)
                    text: root.second
                    color: !root.isOpen ? Theme.soft : root.isPrimary ? "#43331A" : "#5E4F3E"
                    elide: Text.ElideRight
                    font.pixelSize: Theme.em(12)
                    Accessible.ignored: true
                }
            }
            KeyCap {
                id: cap

                visible: root.key !== ""
                text: root.key
                ink: root.isOpen ? "#2A211A" : Theme.soft
            }
        }
    }
    Tooltip {
        visible: (root.hovered || root.visualFocus) && !root.isOpen && root.whyNot !== ""
        text: root.whyNot
    }
}
