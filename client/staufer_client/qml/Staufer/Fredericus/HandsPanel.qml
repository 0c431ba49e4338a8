pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** The objectives of all seats, where they lie open to whoever looks. */
Vellum {
    id: root

    padding: Theme.px(13)
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(10)
    spacing: Theme.px(5)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Heading {
        id: heading

        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        vellum: true
        text: qsTr("All hunting books")
        font.pixelSize: Theme.em(15)
    }
    RowLayout {
        spacing: Theme.px(6)

        Figure {
            Layout.preferredWidth: Theme.em(15)
            Layout.preferredHeight: Theme.em(15)
            name: "eye"
        }
        Label {
            Layout.fillWidth: true
            vellum: true
            isSoft: true
            text: qsTr("Green: its creature is taken")
            elide: Text.ElideRight
            font.pixelSize: Theme.em(12)
        }
    }
    Repeater {
        model: FredericusBoard.hands

        delegate: ColumnLayout {
            id: hand

            required property string name
            required property string colour
            required property list<string> kinds
            required property list<bool> paired
            required property string pairsText

            Layout.fillWidth: true
            Layout.topMargin: Theme.px(4)
            spacing: Theme.px(3)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(hand.name).arg(hand.kinds.join(", "))

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.px(6)

                Shield {
                    size: Theme.em(15)
                    folder: "table"
                    colour: hand.colour
                }
                Label {
                    Layout.fillWidth: true
                    vellum: true
                    text: hand.name
                    elide: Text.ElideRight
                    font.pixelSize: Theme.em(13)
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
                Label {
                    vellum: true
                    isSoft: true
                    text: hand.pairsText
                    font.pixelSize: Theme.em(12)
                    Accessible.ignored: true
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.px(3)

                Repeater {
                    model: hand.kinds

                    delegate: Rectangle {
                        id: objective

                        required property int index
                        required property string modelData
                        readonly property bool isPaired: hand.paired[objective.index] ?? false

                        width: Theme.px(36)
                        height: width
                        radius: Theme.px(4)
                        color: "#FBF5E6"
                        border.width: objective.isPaired ? 2 : 1
                        border.color: objective.isPaired ? Theme.verdigris : Theme.parchmentLine

                        Figure {
                            anchors.fill: parent
                            anchors.margins: Theme.px(2)
                            fullWidth: 40
                            name: objective.modelData
                        }
                        Rectangle {
                            visible: objective.isPaired
                            anchors.right: parent.right
                            anchors.bottom: parent.bottom
                            anchors.margins: -Theme.px(2)
                            width: Theme.px(13)
                            height: width
                            radius: width / 2
                            color: Theme.verdigris

                            Icon {
                                anchors.centerIn: parent
                                icon: "check"
                                tint: "pale"
                                size: parent.width * 0.72
                            }
                        }
                    }
                }
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
