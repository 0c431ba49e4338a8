import QtQuick
import Staufer.Controls

/** A title on a board, in capitals. */
Heading {
    color: Look.ink
    font.pixelSize: Look.title
    renderType: Text.QtRendering
}
