"""Frederick's palace, the Edicts and the Workplaces, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from staufer_client.bridge.stupor_mundi_eyes import FREDERICK, Eyes
from staufer_client.bridge.stupor_mundi_signs import ICONS, effects_parts, workplace_parts
from staufer_client.bridge.stupor_mundi_types import (
    BonusRow,
    EdictRow,
    PathRow,
    RewardRow,
    SpaceRow,
    SpecialistRow,
    TrackRow,
)
from staufer_client.seats import COLOURS
from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    AT_START,
    CITY_BONUSES,
    EDICTS,
    EMPTY,
    REWARDS,
    SPECIALISTS,
    TRACKS,
    WORKPLACE_SPACES,
)
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, workplace_words
from staufer_engine.games.stupor_mundi.nouns import (
    ICON_NAMES,
    PATHS,
    UPPER_MIDDLE_LOWER,
    edict_name,
    workplace_space,
)
from staufer_engine.games.stupor_mundi.state import workplace
from staufer_engine.games.stupor_mundi.vocabulary import Count, Icon, Section

OF_FREDERICK = {Icon.TOWER: ":tower_purple", Icon.WALL: ":wall_purple", Icon.KEEP: ":keep_purple"}
COUNTED = {
    Count.F_GRAIN: Icon.GRAIN,
    Count.F_STONE: Icon.STONE,
    Count.F_TREASURY: Icon.TREASURY,
    Count.F_TOWERS: Icon.TOWER,
    Count.F_WALLS: Icon.WALL,
    Count.F_KEEPS: Icon.KEEP,
    Count.F_ALLIES: Icon.ALLY,
    Count.F_POSITION: Icon.SPECIALIST,
}
FREDERICKS_SPECIALIST = 99
CITY_COLUMN = 4
TILES = 5  # of Workplaces, once they are placed


# -- palace --------------------------------------------------------------------------------


def tracks(eyes: Eyes) -> Iterator[TrackRow]:
    for icon in Icon:
        track, value = TRACKS[icon], eyes.state.frederick.tracks[icon]
        marks = [eyes.mark(f"icon:{icon}:{way}") for way in ("add", "remove")]
        name = eyes.said(ICON_NAMES[icon])
        speech = eyes.sentence(
            "{name} of Frederick: {value} of {most}", name=ICON_NAMES[icon], value=value, most=track.most
        )
        yield TrackRow(
            icon,
            OF_FREDERICK.get(icon, ICONS[icon])[1:] if icon != Icon.SPECIALIST else "specialist_purple",
            name,
            value // track.step,
            track.most // track.step,
            str(value),
            [n // track.step for n in asked_of(eyes, icon)],
            after(eyes, icon),
            marks[0],
            marks[1],
            eyes.spoken(eyes.sentence("{name}: add", name=ICON_NAMES[icon]), marks[0]),
            eyes.spoken(eyes.sentence("{name}: remove", name=ICON_NAMES[icon]), marks[1]),
            speech,
        )


def asked_of(eyes: Eyes, icon: Icon) -> list[int]:
    """What the Allies of the shown castle ask of a track."""
    tests = [ALLIES[ally].test for ally in eyes.state.players[eyes.shown].allies if ally != EMPTY]
    return [test.number for test in tests if test.right is None and COUNTED.get(test.left) == icon]


def after(eyes: Eyes, icon: Icon) -> int:
    """Filled pips once the choice under the pointer is made; EMPTY where that changes nothing here."""
    then = eyes.state if eyes.then is None else eyes.then
    value = then.frederick.tracks[icon]
    return value // TRACKS[icon].step if value != eyes.state.frederick.tracks[icon] else EMPTY


def edicts(eyes: Eyes) -> Iterator[EdictRow]:
    s = eyes.state
    for is_active, tiles in ((True, s.active_edicts), (False, s.next_edicts)):
        for place, tile in enumerate(tiles):
            if tile == EMPTY:
                continue
            target = f"active:{place}" if is_active else f"next:{place}"
            mark, name = eyes.mark(target), eyes.said(edict_name(tile))
            speech = eyes.sentence(
                "Active Edict, {where}: {name}, {icons}" if is_active else "Next Edict: {name}, {icons}",
                where=UPPER_MIDDLE_LOWER[place],
                name=edict_name(tile),
                icons=tuple(ICON_NAMES[icon] for icon in EDICTS[tile].icons),
            )
            parts = [ICONS[icon] for icon in EDICTS[tile].icons]
            yield EdictRow(tile, is_active, place, name, parts, mark, target, eyes.spoken(speech, mark))


def rewards(eyes: Eyes) -> Iterator[RewardRow]:
    for place, reward in enumerate(REWARDS):
        target = f"reward:{place}"
        mark = eyes.mark(target)
        where, what = UPPER_MIDDLE_LOWER[place], effects_words(reward.effects)
        speech = eyes.spoken(eyes.sentence("Edict reward, {where}: {reward}", where=where, reward=what), mark)
        is_empty = eyes.state.active_edicts[place] == EMPTY
        yield RewardRow(place, effects_parts(reward.effects, eyes.translate), is_empty, mark, target, speech)


# -- Workplaces ----------------------------------------------------------------------------


def paths(eyes: Eyes) -> Iterator[PathRow]:
    for path, letter in enumerate(PATHS):
        target = f"specialist:{path}:0"
        mark, name = eyes.mark(target), eyes.said(letter)
        yield PathRow(path, name, mark, target, eyes.spoken(eyes.sentence("Enter path {path}", path=name), mark))


def spaces(eyes: Eyes) -> Iterator[SpaceRow]:
    s = eyes.state
    for space, where in enumerate(WORKPLACE_SPACES if len(s.workplaces) == TILES else ()):
        target, there = f"workplace:{space}", workplace(s, space)
        mark, is_city = eyes.mark(target), where.section == Section.CITY
        words = [eyes.said(workplace_space(space))]
        words.append(eyes.said(workplace_words(there)) if there else eyes.translate("City"))
        if where.grain:
            words.append(eyes.sentence("entering costs {n} Grain", n=where.grain))
        if space in s.tokens:
            words.append(eyes.translate("Edict token"))
        yield SpaceRow(
            space,
            where.path,
            CITY_COLUMN if is_city else where.n - 1,
            is_city,
            workplace_parts(there, eyes.translate) if there else [],
            where.grain,
            space in s.tokens,
            mark,
            target,
            eyes.spoken(", ".join(words), mark),
        )


def specialists(eyes: Eyes, followed: Figures) -> Iterator[SpecialistRow]:
    s = eyes.state
    stand = [
        (seat * SPECIALISTS + n, seat, space)
        for seat, spaces in enumerate(followed.follow([player.specialists for player in s.players]))
        for n, space in enumerate(spaces)
    ]
    stand.append((FREDERICKS_SPECIALIST, -1, s.frederick.tracks[Icon.SPECIALIST] - 1))
    for n, (ident, seat, space) in enumerate(stand):
        is_mine = seat >= 0 and seat == eyes.me
        target = "" if space == AT_START else target_on(space) if is_mine else f"workplace:{space}"
        mark = eyes.mark(target) if is_mine and target else ""
        where = eyes.translate("at the start") if space == AT_START else eyes.said(workplace_space(space))
        name = eyes.names[seat] if seat >= 0 else eyes.translate("Frederick")
        yield SpecialistRow(
            ident,
            COLOURS[seat] if seat >= 0 else FREDERICK,
            space,
            sum(other[2] == space for other in stand[:n]),
            sum(other[2] == space for other in stand),
            is_mine,
            mark,
            target,
            eyes.spoken(eyes.sentence("Specialist of {name}, {where}", name=name, where=where), mark),
        )


class Figures:
    """Which Specialist is which: the rules only know the spaces that are taken, so one that stays keeps its number."""

    def __init__(self) -> None:
        self.spaces: list[list[int]] = []

    def follow(self, now: Sequence[Sequence[int]]) -> list[list[int]]:
        """By seat, the space of each Specialist."""
        if len(self.spaces) != len(now):
            self.spaces = [list(spaces) for spaces in now]
        for before, spaces in zip(self.spaces, now, strict=True):
            left = list(spaces)
            moved = []
            for n, space in enumerate(before):
                if space in left:
                    left.remove(space)
                else:
                    moved.append(n)
            for n, space in zip(moved, left, strict=True):
                before[n] = space
        return self.spaces


def target_on(space: int) -> str:
    where = WORKPLACE_SPACES[space]
    return f"specialist:{where.path}:{where.n}"


def bonuses(eyes: Eyes) -> Iterator[BonusRow]:
    for path, stack in enumerate(eyes.state.city_bonuses):
        for place, bonus in enumerate(stack):
            tile, target = CITY_BONUSES[bonus], f"bonus:{bonus}"
            mark = eyes.mark(target)
            speech = f"{eyes.translate(tile.name)}: {eyes.said(effects_words(tile.effects))}"
            parts = effects_parts(tile.effects, eyes.translate)
            yield BonusRow(bonus, path, place, len(stack), parts, mark, target, eyes.spoken(speech, mark))
