import Staufer.Controls

/** The paces of a live match; with `hasDays` one more for those by correspondence, which begins with three days. */
Segmented {
    id: root

    property string pace: "normal"
    property bool hasDays: false

    signal picked(string pace)

    names: root.hasDays ? [...Paces.names, "days"] : Paces.names
    options: root.hasDays ? [...Paces.titles, qsTr("Days")] : Paces.titles
    notes: root.hasDays ? [...Paces.clocks, qsTr("1 to 7 a turn")] : Paces.clocks
    current: Paces.days.includes(root.pace) ? Paces.names.length : Math.max(0, root.names.indexOf(root.pace))
    speech: qsTr("Pace: minutes for the match and seconds for each turn")
    onChosen: index => root.picked(index < Paces.names.length ? root.names[index] : "three_days")
}
