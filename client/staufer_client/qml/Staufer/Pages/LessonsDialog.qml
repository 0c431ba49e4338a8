import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** A guided first match: which game to learn. */
Dialog {
    id: root

    function ask(): void {
        root.open();
    }

    objectName: "lessons_dialog"
    title: qsTr("Learn by playing")
    onAboutToShow: beginning.forget()
    onClosed: beginning.forget()
    sentence: qsTr("A first match at the real table, explained step by step, in 5 to 10 minutes. You can leave at any time and go on where you were.")
    buttons: [
        PlainButton {
            objectName: "lessons_cancel"
            vellum: true
            text: qsTr("Not now")
            key: qsTr("Esc")
            onClicked: root.close()
        },
        Item {
            Layout.fillWidth: true
        },
        GoldButton {
            objectName: "lessons_start"
            vellum: true
            focus: true
            sign: "lesson"
            text: qsTr("Begin")
            key: qsTr("Enter")
            enabled: games.picked !== null && !beginning.isUnderway
            onClicked: {
                beginning.wait();
                Matches.startLessons(games.picked.ident);
            }
        }
    ]

    GamePicks {
        id: games

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(150)
        prefix: "lessons"
    }
    Beginning {
        id: beginning

        onBegun: root.close()
    }
}
