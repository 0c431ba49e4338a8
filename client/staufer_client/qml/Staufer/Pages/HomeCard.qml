import Staufer.Bridge

/** A game's card on the home page: one press plays with what was chosen last time. */
GameCard {
    id: root

    required property string ident
    required property list<int> seats
    readonly property var last: Queue.lastChoices[root.ident] ?? {}

    objectName: "home_card_" + root.ident
    isOnline: Connection.state === "online"
    isBusy: Queue.state !== "idle"
    pace: Paces.names.includes(root.last.pace) ? root.last.pace : "normal"
    onPlayed: pace => Queue.search(root.ident, root.last.seats ?? root.seats, pace, root.last.rated ?? true, root.last.withBots ?? true, root.last.options ?? {})
    onAdjusted: Program.openWith("play", root.ident)
}
