import QtQuick
import Staufer.Controls

/** Text on the board, which may be scaled by any factor. */
Label {
    renderType: Text.QtRendering
}
