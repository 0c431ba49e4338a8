import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A game as a small picture to choose; the chosen one has a gold frame and a tick. */
Pressable {
    id: root

    required property string ident
    required property string name
    required property string title
    required property string seatsText
    required property string lengthText
    required property list<int> seats
    required property var options
    property bool isOn: false
    property bool isAlone: false

    vellum: true
    text: root.title
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Accessible.role: root.isAlone ? Accessible.StaticText : Accessible.RadioButton
    Accessible.checked: root.isOn
    focusPolicy: root.isAlone ? Qt.NoFocus : Qt.StrongFocus
    contentItem: ColumnLayout {
        spacing: Theme.px(3)

        GamePicture {
            Layout.fillWidth: true
            Layout.fillHeight: true
            game: root.name
            isLit: root.isOn
            frame: Theme.px(root.isOn ? 4 : 1)
            facts: root.isAlone ? qsTr("%1, %2").arg(root.seatsText).arg(root.lengthText) : ""
        }
        Label {
            Layout.fillWidth: true
            visible: !root.isAlone
            vellum: true
            isSoft: !root.isOn
            text: root.title
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            font.weight: root.isOn ? Font.ExtraBold : Font.Medium
            Accessible.ignored: true
        }
    }

    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: -Theme.px(6)
        y: -Theme.px(6)
        visible: root.isOn && !root.isAlone
        z: 1
        width: Theme.px(26)
        height: width
        radius: width / 2
        color: Theme.verdigris
        border.width: 2
        border.color: "#FFF6DF"

        Icon {
            anchors.centerIn: parent
            icon: "check"
            tint: "pale"
            size: Theme.px(15)
        }
    }
}
