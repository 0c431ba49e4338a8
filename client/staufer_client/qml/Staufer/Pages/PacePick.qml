import Staufer.Controls

/** The three paces of a live match. */
Segmented {
    id: root

    property string pace: "normal"

    signal picked(string pace)

    names: ["quick", "normal", "slow"]
    options: [qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]
    notes: [qsTr("3 min + 15 s"), qsTr("8 min + 30 s"), qsTr("20 min + 60 s")]
    current: Math.max(0, root.names.indexOf(root.pace))
    speech: qsTr("Pace: minutes for the match and seconds for each turn")
    onChosen: index => root.picked(root.names[index])
}
