pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** What the two end cards beside a row allow there. */
Panel {
    id: root

    component Rule: RowLayout {
        id: rule

        required property string leftKind
        required property string rightKind
        required property string sign
        required property string words
        required property string hint

        Layout.fillWidth: true
        spacing: Theme.px(3)

        FlankPip {
            implicitWidth: Theme.px(22)
            implicitHeight: Theme.px(22)
            kind: rule.leftKind
        }
        FlankPip {
            implicitWidth: Theme.px(22)
            implicitHeight: Theme.px(22)
            kind: rule.rightKind
        }
        MarkBadge {
            Layout.leftMargin: Theme.px(5)
            Layout.rightMargin: Theme.px(7)
            implicitWidth: Theme.px(24)
            implicitHeight: Theme.px(24)
            sign: rule.sign
        }
        ColumnLayout {
            spacing: -Theme.px(2)

            Label {
                Layout.fillWidth: true
                text: rule.words
                elide: Text.ElideRight
                font.pixelSize: Theme.em(13)
                font.weight: Font.Bold
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: rule.hint
                elide: Text.ElideRight
                font.pixelSize: Theme.em(12)
            }
        }
    }

    padding: Theme.px(13)
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(9)
    spacing: Theme.px(4)

    Heading {
        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        text: qsTr("What a flank allows")
        font.pixelSize: Theme.em(13)
    }
    Rule {
        leftKind: "sky"
        rightKind: "sky"
        sign: "talon"
        words: qsTr("Falcon captures")
        hint: qsTr("high flight")
    }
    Rule {
        leftKind: "sky"
        rightKind: "tree"
        sign: "talon"
        words: qsTr("Goshawk captures")
        hint: qsTr("low flight")
    }
    Rule {
        leftKind: "tree"
        rightKind: "tree"
        sign: "hood"
        words: qsTr("Hood a rival")
        hint: qsTr("1 action, no raptor")
    }
    Rule {
        leftKind: "seal"
        rightKind: "seal"
        sign: "flip"
        words: qsTr("Flip the row")
        hint: qsTr("with your raptor")
    }
}
