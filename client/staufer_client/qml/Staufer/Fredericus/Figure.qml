import QtQuick
import Staufer.Bridge

/** One drawing of the game, rasterised for the size of the board on the screen. */
Image {
    id: root

    required property string name

    source: root.name === "" ? "" : Paths.art + "fredericus/" + root.name + ".svg"
    sourceSize.width: Math.ceil(root.width * Look.sharpness)
    fillMode: Image.PreserveAspectFit
    smooth: true
    mipmap: true
}
