import Staufer.Controls

/** How well the house bots play that may fill seats: as strong as those whom they sit with, or as one wishes. */
Segmented {
    id: root

    /** As a search has it. */
    property string bots: "near"

    signal picked(string bots)

    vellum: true
    speech: qsTr("How well the bots play")
    names: ["near", "page", "squire", "knight"]
    options: [qsTr("Bots like you"), qsTr("Pages"), qsTr("Squires"), qsTr("Knights")]
    current: Math.max(0, root.names.indexOf(root.bots))
    onChosen: index => root.picked(root.names[index])
}
