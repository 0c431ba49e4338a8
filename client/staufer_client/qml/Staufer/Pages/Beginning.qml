import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What becomes of a match that is begun from a dialog: why it cannot be, or that it is on the table. */
Label {
    id: root

    readonly property string refusal: Matches.problem
    readonly property bool isAtTable: Program.page === "table"
    property bool isUnderway: false
    property bool isAnswered: false

    /** The match is on the table. */
    signal begun

    objectName: "refusal"
    Layout.fillWidth: true
    visible: root.isAnswered && text !== ""
    text: root.refusal
    color: Theme.imperial
    wrapMode: Text.WordWrap
    font.weight: Font.Bold
    onRefusalChanged: {
        if (root.isUnderway && root.refusal !== "") {
            root.isUnderway = false;
            root.isAnswered = true;
            root.Accessible.announce(root.refusal, Accessible.Assertive);
        }
    }
    onIsAtTableChanged: if (root.isAtTable)
        root.begun()

    /** A match was wished for. */
    function wait(): void {
        root.forget();
        Matches.forgetProblem();
        root.isUnderway = true;
    }

    /** Nothing is wished for any more; what was refused here need not be said elsewhere. */
    function forget(): void {
        if (root.isAnswered && Program.notice === root.refusal)
            Program.dismissNotice();
        root.isUnderway = false;
        root.isAnswered = false;
    }
}
