import QtQuick

/** How one kind of card looks. */
QtObject {
    id: root

    property string name
    property color field: "#F2E7D0"
    property color ring
    /** The drawing on the narrow strip of an inner card. */
    property string sign
    readonly property bool isCreature: root.name !== ""
}
