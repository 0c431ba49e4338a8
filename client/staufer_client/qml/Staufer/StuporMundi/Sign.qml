import QtQuick
import Staufer.Bridge

/** One drawing of the game, square, rasterised for the size of the board on the screen. */
Image {
    id: root

    required property string name
    property real size: 16

    width: root.size
    height: root.size
    source: root.name === "" ? "" : Paths.art + "stupor_mundi/" + root.name + ".svg"
    sourceSize.width: Math.ceil(root.size * Look.sharpness)
    sourceSize.height: Math.ceil(root.size * Look.sharpness)
    fillMode: Image.PreserveAspectFit
    smooth: true
    Accessible.ignored: true
}
