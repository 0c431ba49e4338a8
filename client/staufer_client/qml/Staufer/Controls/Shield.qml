import QtQuick
import QtQuick.Layouts

/**
 * Arms: of a seat (`colour`) or of a person (`bearer`).
 * A person's arms follow from the name and never use a seat's colour, so that a shield at the table means the seat.
 */
Art {
    id: root

    property string colour
    property string bearer
    property string folder: "lobby"
    property real size: Theme.px(24)
    readonly property list<string> personal: ["gold", "teal", "rose", "slate", "orange", "white", "wine"]

    width: root.size
    height: root.size * 1.14
    Layout.preferredWidth: root.size
    Layout.preferredHeight: root.size * 1.14
    name: root.folder + "/shield_" + (root.colour !== "" ? root.colour : root.personal[root.lot(root.bearer)])

    function lot(name: string): int {
        let sum = 1;
        for (let i = 0; i < name.length; i++)
            sum = (sum * 167 + name.charCodeAt(i)) % 65521;
        return sum % root.personal.length;
    }
}
