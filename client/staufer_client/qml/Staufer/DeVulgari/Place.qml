import Staufer.Bridge
import Staufer.Controls

/** A place of the board where something can be chosen, and how strongly that shows. */
Target {
    id: root

    /** Its board id. */
    required property string target
    /** What a click there means now; empty: nothing. */
    required property string mark
    readonly property bool isOpen: root.mark !== ""
    readonly property bool isMeant: Table.previewTargets.includes(root.target)
    readonly property bool isStrong: root.isOpen && (root.isLit || root.isMeant || root.mark === "chosen")
}
