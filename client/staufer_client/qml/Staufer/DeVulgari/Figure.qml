import QtQuick
import Staufer.Bridge

/** One drawing of the game, rasterised for the size of the board on the screen. */
Image {
    id: root

    required property string name
    /** The width it is rasterised for; pieces that grow and shrink keep one. */
    property real fullWidth: root.width

    source: root.name === "" ? "" : Paths.art + "de_vulgari/" + root.name + ".svg"
    sourceSize.width: Math.ceil(root.fullWidth * Look.sharpness)
    fillMode: Image.PreserveAspectFit
    smooth: true
    mipmap: true
}
