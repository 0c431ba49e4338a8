pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** Italy with its areas, roads and sea lanes; turn track and tracks lie in the empty seas. */
Item {
    id: root

    required property real letters
    readonly property real stretch: root.width / 892
    readonly property real growth: Math.min(1.03, root.letters)
    property string currentArea: DeVulgariBoard.reach[0] ?? ""
    property int currentEvent: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: "#A9C1C0"
    }
    Figure {
        anchors.fill: parent
        fullWidth: 892
        fillMode: Image.Stretch
        asynchronous: !Look.isStill
        retainWhileLoading: true
        name: "italy"
    }
    Figure {
        x: root.width * 0.40
        y: 570
        width: 68
        height: 68
        name: "compass"
    }
    Figure {
        x: root.width * 0.50
        y: 478
        width: 58
        height: 60
        name: "galley"
    }
    Way {
        stretch: root.stretch
    }
    Repeater {
        id: areas

        model: DeVulgariBoard.areas

        delegate: Area {
            id: area

            required property int index
            required property int atX
            required property int atY

            x: area.atX * root.stretch - 18
            y: area.atY - 21
            z: area.isLit ? 5 : area.isHere ? 4 : 1
            letters: root.letters
            edge: root.width - area.x - 6
            isCurrent: root.currentArea === area.ident
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
            onReached: root.currentArea = area.ident
            onStepped: by => root.step(area.ident, by)
        }
    }
    Repeater {
        id: events

        model: DeVulgariBoard.events

        delegate: EventTag {
            id: event

            required property int index
            required property int atX
            required property int atY

            x: event.atX * root.stretch
            y: event.atY
            z: 6
            letters: root.letters
            isCurrent: root.currentEvent === event.index
            onClicked: root.chosen(target)
            onPointed: isOn => root.pointed(target, isOn)
            onReached: root.currentEvent = event.index
            onStepped: by => events.itemAt((event.index + by + events.count) % events.count)?.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    Repeater {
        model: DeVulgariBoard.pawns

        delegate: Pawn {
            stretch: root.stretch
        }
    }
    Repeater {
        model: DeVulgariBoard.gains

        delegate: Gain {
            stretch: root.stretch
            stripWidth: root.width + 290
        }
    }
    Tracks {
        x: 12
        y: root.height - height - 12
        z: 8
        scale: root.growth
        transformOrigin: Item.BottomLeft
        onChosen: target => root.chosen(target)
        onPointed: (target, isOn) => root.pointed(target, isOn)
    }
    TurnTrack {
        id: turns

        x: root.width - width - 5
        y: 12
        z: 9
        scale: root.growth
        transformOrigin: Item.TopRight
        ownPlace: Qt.point(-turns.x - 120, 470)
        stripStart: -turns.x
        stripWidth: root.width + 290
        onChosen: target => root.chosen(target)
        onPointed: (target, isOn) => root.pointed(target, isOn)
    }

    Display {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 268
        z: 10
        scale: root.growth
        onChosen: target => root.chosen(target)
        onPointed: (target, isOn) => root.pointed(target, isOn)
    }

    /** Give the focus to the nearest area in reach, else to the first place where something can be chosen; true if there is one. */
    function enter(): bool {
        const nearest = root.seek(root, "area:" + (DeVulgariBoard.reach[0] ?? ""));
        const place = nearest ?? Table.openTargets.map(target => root.seek(root, target)).find(found => found !== null) ?? null;
        place?.forceActiveFocus(Qt.TabFocusReason);
        return place !== null;
    }

    /** The place with this board id below *item*, if something can be chosen there in sight. */
    function seek(item: Item, target: string): Place {
        for (const child of item.children) {
            const place = child as Place;
            if (place && place.visible && place.isOpen && place.target === target)
                return place;
            const deeper = child.visible ? root.seek(child, target) : null;
            if (deeper)
                return deeper;
        }
        return null;
    }

    /** To the next area in reach, by what it costs; where none is, to the next on the map. */
    function step(from: string, by: int) {
        const order = DeVulgariBoard.reach;
        const at = order.indexOf(from);
        const to = order[(at + by + order.length) % order.length];
        for (let n = 0; n < areas.count; n += 1) {
            const area = areas.itemAt(n) as Area;
            if (area.ident === to)
                area.forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
