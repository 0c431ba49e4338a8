import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A place on the ladder; my own is framed and says so. */
ListRow {
    id: root

    required property int place
    required property string name
    required property string rating
    required property int games
    required property bool isMe
    required property bool isBot
    property string remark
    readonly property list<string> romans: ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]

    Layout.fillWidth: true
    isChosen: root.isMe
    text: root.name
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    speech: qsTr("place %1, %2, rating %3, games: %4").arg(root.place).arg(root.isMe ? qsTr("you") : root.name).arg(root.rating).arg(root.games)

    Heading {
        Layout.preferredWidth: Theme.em(38)
        text: root.place < 1 ? "–" : root.place <= root.romans.length ? root.romans[root.place - 1] : root.place
        color: Theme.accent
        horizontalAlignment: Text.AlignHCenter
        font.family: root.place > root.romans.length ? Theme.sans : Theme.serif
        font.pixelSize: Theme.em(root.place > root.romans.length ? 15 : 14)
        font.letterSpacing: 0
        font.features: {
            "lnum": 1,
            "tnum": 1
        }
        Accessible.ignored: true
    }
    Shield {
        bearer: root.name
        size: Theme.px(22)
    }
    Label {
        Layout.fillWidth: true
        text: root.isMe ? qsTr("%1 (you)").arg(root.name) : root.name
        elide: Text.ElideRight
        font.pixelSize: Theme.strong
        font.weight: root.isMe ? Font.ExtraBold : Font.Medium
        Accessible.ignored: true
    }
    Icon {
        visible: root.isBot
        icon: "bot"
    }
    Label {
        visible: root.width > Theme.em(372)
        isSoft: true
        text: root.remark !== "" ? root.remark : (root.games === 1 ? qsTr("1 game") : qsTr("%1 games").arg(root.games))
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Label {
        Layout.preferredWidth: Theme.em(46)
        text: root.rating
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.strong
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
