import QtQuick
import Staufer.Controls

/** The title of a chapter. */
Heading {
    id: root

    required property string number
    required property string title

    vellum: true
    text: qsTr("%1 %2").arg(root.number).arg(root.title)
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.em(15)
    font.pixelSize: Theme.em(26)
}
