import Staufer.Controls

/** The three paces of a live match. */
Segmented {
    id: root

    property string pace: "normal"

    signal picked(string pace)

    names: Paces.names
    options: Paces.titles
    notes: Paces.clocks
    current: root.names.indexOf(root.pace)
    speech: qsTr("Pace: minutes for the match and seconds for each turn")
    onChosen: index => root.picked(root.names[index])
}
