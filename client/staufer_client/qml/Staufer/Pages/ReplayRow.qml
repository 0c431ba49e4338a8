import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** A replay on the shelf: who played, who won, when. */
RowLayout {
    id: root

    required property string ident
    required property string game
    required property string title
    required property string namesText
    required property string resultText
    required property string whenText
    required property string source
    required property string page
    required property string result
    readonly property bool isHere: root.source !== "server"
    readonly property string sourceText: {
        switch (root.source) {
        case "own":
            return qsTr("own match");
        case "watched":
            return qsTr("watched");
        case "branch":
            return qsTr("played on");
        case "server":
            return qsTr("on the server");
        default:
            return qsTr("brought in");
        }
    }

    signal watched
    signal discarded

    Layout.fillWidth: true
    spacing: Theme.px(8)

    ListRow {
        objectName: "replay_" + root.ident
        Layout.fillWidth: true
        text: root.namesText
        speech: [root.title, root.namesText, root.resultText, root.whenText, root.sourceText].join(", ")
        onClicked: root.watched()

        Art {
            Layout.preferredWidth: Theme.px(44)
            Layout.preferredHeight: Theme.px(44)
            name: "lobby/initial_" + root.game
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                text: root.namesText
                elide: Text.ElideRight
                font.pixelSize: Theme.strong
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                isSoft: true
                text: root.resultText
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Icon {
            visible: root.result === "won"
            icon: "crown"
            tint: Theme.iconAccent
        }
        ColumnLayout {
            spacing: 0

            Label {
                Layout.alignment: Qt.AlignRight
                isSoft: true
                text: root.whenText
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Label {
                Layout.alignment: Qt.AlignRight
                text: root.sourceText
                color: Theme.accent
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
        Icon {
            icon: root.isHere ? "play" : "fetch"
            tint: Theme.iconAccent
        }
    }
    IconButton {
        objectName: "page_" + root.ident
        opacity: root.page !== "" ? 1 : 0
        enabled: root.page !== ""
        sign: "link"
        text: qsTr("The page of the match")
        speech: qsTr("Open the page of the match of %1").arg(root.namesText)
        onClicked: Qt.openUrlExternally(root.page)
    }
    IconButton {
        objectName: "remove_" + root.ident
        opacity: root.isHere ? 1 : 0
        enabled: root.isHere
        sign: "trash"
        text: qsTr("Throw away")
        speech: qsTr("Throw away the replay of %1").arg(root.namesText)
        onClicked: root.discarded()
    }
}
