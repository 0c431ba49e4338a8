pragma ComponentBehavior: Bound

import QtQuick

/** Ready phrases: one click says one, and every reader has it in his own language. */
Flow {
    id: root

    property bool vellum: true
    readonly property list<string> codes: ["hello", "luck", "well_played", "nice_move", "thanks", "moment", "go_on", "sorry", "good_game", "farewell"]
    readonly property list<string> texts: [qsTr("Greetings!"), qsTr("Good luck"), qsTr("Well played!"), qsTr("Worthy of the Emperor"), qsTr("Thank you"), qsTr("A moment, please"), qsTr("Your turn"), qsTr("Sorry, I was away"), qsTr("A fine match"), qsTr("Farewell!")]

    signal said(phrase: string)

    spacing: Theme.px(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Ready phrases")

    Repeater {
        model: root.texts

        PlainButton {
            required property int index
            required property string modelData

            objectName: "phrase_" + root.codes[index]
            vellum: root.vellum
            text: modelData
            onClicked: root.said(root.codes[index])
        }
    }
}
