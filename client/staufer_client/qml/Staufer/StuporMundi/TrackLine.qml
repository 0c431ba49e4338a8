pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** One value of Frederick: sign, name, pips and figure; what own Allies ask for is a notch; knobs where it may change. */
Item {
    id: root

    required property int icon
    required property string sign
    required property string name
    required property int value
    required property int most
    required property string figure
    required property list<int> notches
    required property int after
    required property string addMark
    required property string removeMark
    required property string addSpeech
    required property string removeSpeech
    required property string speech
    readonly property bool isAsked: root.addMark !== "" || root.removeMark !== ""
    readonly property bool isChanging: root.after >= 0

    component Knob: Spot {
        id: knob

        property bool isAdding: true

        width: 26
        height: 26
        radius: 13
        hasPointer: false
        background: Rectangle {
            radius: 13
            color: knob.isLit ? (knob.isAdding ? Look.verdigris : Look.imperial) : Look.paper
            border.width: 1.5
            border.color: Look.ink
        }

        Rectangle {
            anchors.centerIn: parent
            width: 12
            height: 2.5
            color: knob.isLit ? Look.paper : Look.ink
        }
        Rectangle {
            visible: knob.isAdding
            anchors.centerIn: parent
            width: 2.5
            height: 12
            color: knob.isLit ? Look.paper : Look.ink
        }
    }

    Rectangle {
        visible: root.isAsked || root.isChanging
        anchors.fill: parent
        anchors.leftMargin: -5
        anchors.rightMargin: -5
        radius: 5
        color: "#FBF0CF"
        border.width: 2
        border.color: Look.gold
    }
    Spot {
        anchors.fill: parent
        visible: !root.isAsked
        speech: root.speech
        mark: ""
        target: ""
        subject: "track:" + root.icon
    }
    Sign {
        anchors.verticalCenter: parent.verticalCenter
        name: root.sign
        size: 23
    }
    Words {
        visible: !root.isAsked
        x: 29
        width: 62
        height: parent.height
        text: root.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
    }
    Row {
        visible: root.isAsked
        x: 28
        anchors.verticalCenter: parent.verticalCenter
        spacing: 5

        Knob {
            isAdding: false
            visible: root.removeMark !== ""
            mark: root.removeMark
            speech: root.removeSpeech
            target: "icon:" + root.icon + ":remove"
        }
        Knob {
            visible: root.addMark !== ""
            mark: root.addMark
            speech: root.addSpeech
            target: "icon:" + root.icon + ":add"
        }
    }
    Row {
        x: 92
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Repeater {
            model: root.most

            delegate: Rectangle {
                id: pip

                required property int index
                readonly property bool isFull: pip.index < root.value
                readonly property bool isComing: root.isChanging && pip.index >= root.value && pip.index < root.after
                readonly property bool isGoing: root.isChanging && pip.index < root.value && pip.index >= root.after

                width: 14
                height: 16
                radius: 3
                color: pip.isComing ? Look.gold : pip.isGoing ? "#E2D0DE" : pip.isFull ? Look.purple : "#D6C8A4"
                border.width: pip.isGoing ? 2 : 1
                border.color: pip.isFull ? "#3C2353" : Look.line

                Behavior on color {
                    ColorAnimation {
                        duration: Look.isStill ? 0 : Look.calm
                    }
                }

                Rectangle {
                    visible: root.notches.includes(pip.index + 1)
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.top: parent.bottom
                    anchors.topMargin: 1
                    width: 12
                    height: 4
                    radius: 2
                    color: Look.seat(StuporMundiBoard.shownColour)
                    border.width: 0.5
                    border.color: Look.ink
                }
            }
        }
    }
    Words {
        anchors.right: parent.right
        height: parent.height
        text: root.isChanging ? "→" + root.after * (root.icon === 2 ? 3 : 1) : root.figure
        font.pixelSize: 17
        font.weight: Font.ExtraBold
    }
}
