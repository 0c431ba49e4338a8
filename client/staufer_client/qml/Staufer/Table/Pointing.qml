import QtQuick
import Staufer.Bridge

/** What is under the pointer or the focus, on the board and in the bar; leaving one must not end the other. */
QtObject {
    id: root

    property string target
    property string choice

    function atBoard(target: string) {
        root.target = target;
        if (target !== "" || root.choice === "")
            Table.hover(target);
    }

    function atBar(ident: string) {
        root.choice = ident;
        if (ident !== "" || root.target === "")
            Table.hoverChoice(ident);
    }

    function end() {
        root.atBar("");
        root.atBoard("");
    }
}
