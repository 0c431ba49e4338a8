pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Staufer.Bridge
import Staufer.Controls

/** "This is not what the rule says": a few words, what they are about, and a file for whoever looks into it. */
Dialog {
    id: root

    readonly property bool isKept: Report.savedTo !== ""
    property int line: 0
    property bool sends: false

    function keep(): void {
        Report.save(words.text, root.line, paragraph.text, root.sends && Report.canSend);
    }

    objectName: "report_dialog"
    title: qsTr("This is not what the rule says")
    sentence: root.isKept ? qsTr("The report is kept as %1.").arg(Report.savedTo) : qsTr("It becomes a file with the match up to here as your seat saw it: no cards of others, nothing that is still secret.")
    breadth: Theme.px(620)
    onAboutToShow: {
        Report.begin();
        words.clear();
        root.line = 0;
        root.sends = Preferences.sendReports;
        words.forceActiveFocus();
    }
    buttons: [
        PlainButton {
            objectName: "report_cancel"
            vellum: true
            text: root.isKept ? qsTr("Close") : qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            objectName: "report_folder"
            visible: root.isKept
            vellum: true
            sign: "folder"
            text: qsTr("Show the folder")
            onClicked: Qt.openUrlExternally(Report.folder)
        },
        GoldButton {
            objectName: "report_keep"
            visible: !root.isKept
            vellum: true
            size: Theme.strong
            text: root.sends && Report.canSend ? qsTr("Keep and send") : qsTr("Keep it")
            enabled: words.text.trim() !== ""
            onClicked: root.keep()
        }
    ]

    TextBox {
        id: words

        objectName: "report_text"
        Layout.fillWidth: true
        visible: !root.isKept
        vellum: true
        placeholderText: qsTr("What happened, and what the rule says instead")
    }
    Field {
        Layout.fillWidth: true
        visible: !root.isKept
        vellum: true
        text: qsTr("It is about")
        note: qsTr("what is asked now, or a line of the journal")

        ListView {
            id: concerns

            objectName: "report_concerns"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.em(150)
            clip: true
            model: Report.concerns
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            keyNavigationEnabled: true
            currentIndex: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What it is about")
            onCurrentItemChanged: (concerns.currentItem as ReportConcern)?.choose()
            T.ScrollBar.vertical: Scroller {
                vellum: true
            }

            delegate: ReportConcern {
                width: ListView.view.width - Theme.px(12)
                isChosen: root.line === ident
                onPicked: (ident, rule) => {
                    root.line = ident;
                    paragraph.text = rule;
                }
            }
        }
    }
    Field {
        Layout.fillWidth: true
        visible: !root.isKept
        vellum: true
        text: qsTr("Paragraph of the rules")
        note: qsTr("where you know it")

        TextLine {
            id: paragraph

            objectName: "report_paragraph"
            Layout.fillWidth: true
            vellum: true
            speech: qsTr("Paragraph of the rules")
            maximumLength: 40
        }
    }
    Toggle {
        objectName: "report_send"
        Layout.fillWidth: true
        visible: Report.canSend && !root.isKept
        vellum: true
        text: qsTr("Send it to the server as well")
        note: qsTr("its operator can then look into it; at most 256 KiB")
        isOn: root.sends
        onSwitched: isOn => root.sends = isOn
    }
    Label {
        objectName: "report_answer"
        Layout.fillWidth: true
        visible: text !== ""
        vellum: true
        text: Report.problem !== "" ? Report.problem : Report.answer
        color: Report.problem !== "" ? Theme.imperial : Theme.ink
        wrapMode: Text.WordWrap
        font.weight: Font.Bold
    }
}
