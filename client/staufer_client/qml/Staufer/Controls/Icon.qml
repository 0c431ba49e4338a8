import QtQuick
import QtQuick.Layouts

/** A line icon in the tint of its ground: pale, gold, ink or deep. */
Art {
    id: root

    required property string icon
    property string tint: Theme.iconText
    property real size: Theme.em(18)

    width: root.size
    height: root.size
    Layout.preferredWidth: root.size
    Layout.preferredHeight: root.size
    name: root.icon === "" ? "" : "lobby/icons/" + root.icon + "_" + root.tint
}
