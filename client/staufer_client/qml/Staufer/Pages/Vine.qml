import QtQuick
import Staufer.Bridge
import Staufer.Controls

/** The vine along the rail. */
Image {
    width: Theme.px(30)
    source: Paths.art + (Theme.light ? "lobby/vine_v_light.svg" : "lobby/vine_v.svg")
    sourceSize: Qt.size(Theme.px(30), Theme.px(960))
    fillMode: Image.TileVertically
    horizontalAlignment: Image.AlignLeft
    verticalAlignment: Image.AlignTop
    opacity: Theme.light ? 0.9 : 0.72
    Accessible.ignored: true
}
