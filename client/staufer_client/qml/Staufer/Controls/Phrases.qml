pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/** Ready phrases, folded under one button; whoever reads one has it in his own language. */
PlainButton {
    id: root

    readonly property list<string> codes: ["hello", "luck", "well_played", "nice_move", "thanks", "moment", "go_on", "sorry", "good_game", "farewell"]
    readonly property list<string> texts: [qsTr("Greetings!"), qsTr("Good luck"), qsTr("Well played!"), qsTr("Worthy of the Emperor"), qsTr("Thank you"), qsTr("A moment, please"), qsTr("Your turn"), qsTr("Sorry, I was away"), qsTr("A fine match"), qsTr("Farewell!")]

    signal said(phrase: string)

    sign: "chat"
    text: qsTr("Say …")
    note: qsTr("Ready phrases")
    onClicked: phrases.open()
    onVisibleChanged: if (!root.visible)
        phrases.close()

    T.Popup {
        id: phrases

        y: -height - Theme.px(4)
        width: Math.max(root.width, implicitContentWidth + leftPadding + rightPadding)
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        margins: Theme.px(8)
        padding: Theme.px(10)
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        onOpened: words.itemAt(0)?.forceActiveFocus(Qt.PopupFocusReason)
        background: Vellum {}
        contentItem: GridLayout {
            columns: 2
            columnSpacing: Theme.px(5)
            rowSpacing: Theme.px(5)

            Repeater {
                id: words

                model: root.texts

                PlainButton {
                    required property int index
                    required property string modelData

                    objectName: "phrase_" + root.codes[index]
                    Layout.fillWidth: true
                    vellum: true
                    text: modelData
                    onClicked: {
                        phrases.close();
                        root.said(root.codes[index]);
                    }
                }
            }
        }
    }
}
