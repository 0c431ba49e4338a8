import QtQuick
import Staufer.Bridge

/** The match that somebody looks for; it begins with what was chosen last time for the game. */
QtObject {
    id: root

    property GamePick picked: null
    property list<int> seats
    property string pace: "normal"
    property bool isRated: true
    property string bots: "near"
    property var options: ({})
    /** Alone one searches for nobody. */
    readonly property list<int> seatings: root.shared(root.picked)
    readonly property bool isWhole: root.picked !== null && root.seats.length > 0
    /** All of it, to notice when it changes. */
    readonly property string text: [root.picked?.ident, root.seats, root.pace, root.isRated, root.bots, JSON.stringify(root.options)].join()

    onPickedChanged: root.recall()

    function shared(pick: GamePick): list<int> {
        return pick?.seats.filter(count => count > 1) ?? [];
    }

    function recall(): void {
        const last = Queue.lastChoices[root.picked?.ident] ?? {};
        root.seats = last.seats ?? root.shared(root.picked);
        root.pace = last.pace ?? "normal";
        root.isRated = last.rated ?? true;
        root.bots = last.bots ?? "near";
        root.options = last.options ?? {};
    }

    function turn(count: int): void {
        const next = root.seats.filter(each => each !== count);
        if (next.length === root.seats.length)
            next.push(count);
        root.seats = next.sort();
    }

    /** What the server has said would make the wait shorter. */
    function help(what: string): void {
        if (what === "seats")
            root.seats = root.seatings;
        else
            root.bots = "near";
    }

    /** An option fits where all numbers of seats can have it, and a rated match may. */
    function fitting(): var {
        const kept = {};
        for (const option of root.picked?.options ?? [])
            if (root.options[option.name] !== undefined && root.seats.every(count => option.seats.includes(count)) && (option.isRated || !root.isRated))
                kept[option.name] = root.options[option.name];
        return kept;
    }

    function search(): void {
        Queue.search(root.picked.ident, root.seats, root.pace, root.isRated, root.bots, root.fitting());
    }

    function foresee(): void {
        Queue.foresee(root.picked.ident, root.seats, root.pace, root.isRated, root.bots, root.fitting());
    }

    /** The same for friends: a private table, with as many seats as are ticked at most. */
    function invite(): void {
        Invitation.open(root.picked.ident, Math.max(...root.seats), root.pace, root.fitting());
    }
}
