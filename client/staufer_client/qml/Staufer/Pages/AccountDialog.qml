import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A form about the account: it closes when the server has granted it, and says why not where it has not. */
Dialog {
    id: root

    required property string action
    property string hint
    property bool isReady: true
    property bool isGrave: false
    readonly property int granted: Account.granted
    default property alias form: form.data

    signal confirmed
    signal cleared

    function confirm(): void {
        if (root.isReady && !Account.isBusy)
            root.confirmed();
    }

    breadth: Theme.px(520)
    onGrantedChanged: root.close()
    onAboutToShow: {
        Account.forgetProblem();
        root.cleared();
    }
    onClosed: root.cleared()
    buttons: [
        PlainButton {
            objectName: root.objectName + "_cancel"
            vellum: true
            text: qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            objectName: root.objectName + "_grave"
            visible: root.isGrave
            vellum: true
            sign: "trash"
            text: root.action
            enabled: root.isReady && !Account.isBusy
            onClicked: root.confirm()
        },
        GoldButton {
            objectName: root.objectName + "_do"
            visible: !root.isGrave
            vellum: true
            text: root.action
            key: qsTr("Enter")
            enabled: root.isReady && !Account.isBusy
            onClicked: root.confirm()
        }
    ]

    ColumnLayout {
        id: form

        Layout.fillWidth: true
        spacing: Theme.px(14)
    }
    Label {
        Layout.fillWidth: true
        visible: root.hint !== "" && problem.text === ""
        vellum: true
        isSoft: true
        text: root.hint
        wrapMode: Text.WordWrap
    }
    Problem {
        id: problem

        objectName: root.objectName + "_problem"
        Layout.fillWidth: true
        vellum: true
        text: Account.problem
    }
}
