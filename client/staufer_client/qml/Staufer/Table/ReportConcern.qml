import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** One thing that a report can be about. */
ListRow {
    id: root

    required property int ident
    required property int index
    required text
    required property string paragraph

    signal picked(int ident, string rule)

    function choose(): void {
        root.picked(root.ident, root.paragraph);
    }

    vellum: true
    hasRing: false
    focusPolicy: Qt.NoFocus
    speech: root.index === 0 ? qsTr("Asked now: %1").arg(root.text) : root.text
    Accessible.role: Accessible.ListItem
    Accessible.selected: root.isChosen
    onClicked: root.ListView.view.currentIndex = root.index

    Label {
        Layout.fillWidth: true
        vellum: true
        text: root.speech
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    Label {
        visible: root.paragraph !== ""
        vellum: true
        isSoft: true
        text: root.paragraph
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
