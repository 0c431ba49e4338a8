import QtQuick
import Staufer.Bridge

/** One drawing of the art folder ("lobby/seal"), rasterised at the size it is shown in. */
Image {
    id: root

    required property string name

    source: root.name === "" ? "" : Paths.art + root.name + ".svg"
    sourceSize.width: Math.max(1, Math.ceil(root.width))
    sourceSize.height: Math.max(1, Math.ceil(root.height))
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
