import QtQuick

/** What is sold at a Market, or what is bought there. */
Item {
    id: root

    required property list<string> parts
    required property string mark
    required property string target
    required property string speech
    required property string word
    /** Only where the own Ship lies can it be clicked. */
    property bool isLive: false

    Rectangle {
        anchors.fill: parent
        radius: 3
        color: "#F7EEDA"
    }
    Words {
        y: 1
        width: parent.width
        height: 14
        horizontalAlignment: Text.AlignHCenter
        text: root.word
        color: Look.inkSoft
        font.pixelSize: Look.small
    }
    Parts {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 16
        parts: root.parts
        size: 16
        spacing: 1
        room: parent.width - 4
    }
    Spot {
        anchors.fill: parent
        visible: root.isLive
        speech: root.speech
        mark: root.mark
        target: root.target
        hasPointer: false
    }
}
