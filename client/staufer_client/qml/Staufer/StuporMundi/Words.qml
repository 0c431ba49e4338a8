import QtQuick
import Staufer.Controls

/** Text on a board, which may be scaled by any factor; what it says is spoken by what it stands on. */
Label {
    color: Look.ink
    font.pixelSize: Look.body
    renderType: Text.QtRendering
    Accessible.ignored: true
}
