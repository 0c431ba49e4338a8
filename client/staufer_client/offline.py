"""Setting up matches on this computer: a secret and nonces of its own, seats drawn by lot, nothing at stake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from staufer_client.local_match import House
from staufer_client.unfinished import Kept, Kind
from staufer_engine.kernel import Rules, playable
from staufer_engine.phrases import ENGLISH, Language, Phrase, say
from staufer_engine.record import Record
from staufer_protocol.complaint import Refusal
from staufer_protocol.fairness import MATCH_BYTES, SECRET_BYTES, commitment
from staufer_protocol.messages import SeatedPlayer, Setup
from staufer_protocol.receipt import agree_alone

LONGEST_NAME = 20
STRENGTHS = {"page": Phrase("Page"), "squire": Phrase("Squire"), "knight": Phrase("Knight"), "duke": Phrase("Duke")}


def new_match(
    house: House, kind: Kind, game: str, *, people: Sequence[str], bots: Sequence[str], options: Mapping[str, int]
) -> Kept:
    """A match that has not begun; Refusal where it cannot be played like this."""
    rules = house.tables.rules_of(game)
    names = checked_names(people)
    named_bots = bot_names(bots, names, house.tables.language_of(game))
    names += named_bots
    check_seats(rules, len(names))
    ways = {**dict.fromkeys(names, ""), **dict(zip(named_bots, bots, strict=True))}
    if len(ways) != len(names):
        raise Refusal("E_SAME_NAME", "Give everybody another name, so that the table can tell you apart.")
    try:
        values = playable(rules, len(names), options)
    except ValueError as error:
        raise Refusal("E_OPTIONS", f"The game cannot be set up like this: {error}.") from error
    match, secret = house.random_bytes(MATCH_BYTES), house.random_bytes(SECRET_BYTES)
    setup = Setup(
        match,
        rules.name,
        rules.version,
        rules.data_hash,
        tuple(sorted(values.items())),
        tuple(SeatedPlayer(0, name, bool(ways[name]), 0, 0) for name in names),
        "untimed",
        False,
        commitment(match, secret),
        house.wall(),
    )
    seated = agree_alone(setup, secret, house.own_key.key(), house.random_bytes)
    return Kept(kind, seated, secret, tuple(ways[seat.name] for seat in seated.seats), house.wall())


def checked_names(people: Sequence[str]) -> list[str]:
    names = [" ".join(name.split()) for name in people]
    if not all(0 < len(name) <= LONGEST_NAME for name in names):
        raise Refusal("E_NAME", f"Everybody needs a name of at most {LONGEST_NAME} letters.")
    return names


def bot_names(bots: Sequence[str], taken: Sequence[str], language: Language = ENGLISH) -> list[str]:
    """As people read them: the second page, or the first beside a person of that name, is Page II."""
    names: list[str] = []
    for bot in bots:
        called = say(STRENGTHS.get(bot, Phrase(bot)), (), language)
        possible = (f"{called}{numeral}" for numeral in ("", " II", " III", " IV", " V", " VI"))
        names.append(next(name for name in possible if name not in (*taken, *names)))
    return names


def check_seats(rules: Rules[Record], seats: int) -> None:
    if seats not in rules.players:
        possible = ", ".join(map(str, rules.players))
        raise Refusal("E_SEATS", f"{rules.title} is played by {possible}, not by {seats}.")
