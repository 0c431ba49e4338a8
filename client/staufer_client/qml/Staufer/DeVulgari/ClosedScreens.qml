import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What who watches is told of the screens: they are closed. */
Vellum {
    id: root

    padding: Theme.px(13)
    topPadding: Theme.px(9)
    bottomPadding: Theme.px(10)
    spacing: Theme.px(4)

    Heading {
        Layout.fillWidth: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        vellum: true
        text: qsTr("Behind the screens")
        font.pixelSize: Theme.em(14)
    }
    Label {
        Layout.fillWidth: true
        vellum: true
        isSoft: true
        text: Table.mode === "replay" ? qsTr("The screens are closed to these eyes; with all open you see behind them.") : qsTr("The screens are closed. What came and went before them stands in the journal.")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.em(13)
    }
}
