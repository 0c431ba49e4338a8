"""How a match ended, in words: places, points and why a rating moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from staufer_engine.phrases import ENGLISH, Decimal, Fact, Language, Msgid, Phrase, say
from staufer_protocol.happenings import HOW, UNRATED

if TYPE_CHECKING:
    from staufer_protocol.messages import RatingChange, SeatResult
    from staufer_protocol.replay import Verdict


FLOOR = 600_00  # no rating falls under it, in hundredths
START = 1500_00  # hundredths: where every rating begins
PROVISIONAL, SETTLED = 10, 25  # rated games from which on K is smaller
NOT_RATED: Msgid = "This match was not rated."
NUMBERS: tuple[Msgid, ...] = ("no", "one", "two", "three", "four")


@dataclass(frozen=True, slots=True)
class Term:
    """One line of the sum: what the result against one opponent gives."""

    seat: int
    name: str
    rating: str
    expected: str  # "0.43"
    expected_fraction: float
    result: str  # "1 won"
    gives: str  # "+7.9"


@dataclass(frozen=True, slots=True)
class RatingExplained:
    """Every number of the ELO sum, as people read it."""

    before: str
    after: str
    delta: str
    formula: str  # "24 / √3 × (3 − 1.46) = +21.4"
    explanation: str
    terms: tuple[Term, ...]


def explain_rating(change: RatingChange, names: Sequence[str], translate: Language = ENGLISH) -> RatingExplained:
    """The sum as the server reckoned it, with the players' *names* by seat."""
    share = change.k / sqrt(max(1, len(change.terms)))
    terms = tuple(
        Term(
            term.seat,
            names[term.seat],
            rating_text(term.centi),
            translate.number(term.expected / 10_000, 2),
            term.expected / 10_000,
            say(RESULTS[term.result], names, translate),
            signed(share * (term.result / 2 - term.expected / 10_000), translate),
        )
        for term in change.terms
    )
    won = sum(term.result for term in change.terms) / 2
    expected = sum(term.expected for term in change.terms) / 10_000
    root = f" / √{len(change.terms)}" if len(change.terms) > 1 else ""
    delta = signed((change.after - change.before) / 100, translate)
    return RatingExplained(
        rating_text(change.before),
        rating_text(change.after),
        delta,
        f"{change.k}{root} × ({plain(won, translate)} − {translate.number(expected, 2)}) = {delta}",
        " ".join(say(phrase, names, translate) for phrase in reasons(change, won, expected)),
        terms,
    )


RESULTS = (Phrase("0 lost"), Phrase("½ shared"), Phrase("1 won"))


def reasons(change: RatingChange, won: float, expected: float) -> list[Phrase]:
    opponents = len(change.terms)
    facts: dict[str, Fact] = {"k": change.k}
    said = [why_k(change, facts)]
    if opponents > 1:
        count = Phrase(NUMBERS[opponents]) if opponents < len(NUMBERS) else Phrase(str(opponents))
        said.append(Phrase("It is divided by the root of {count} opponents.", {"count": count}))
        pairs: dict[str, Fact] = {"won": halves(won), "pairs": opponents, "expected": Decimal(expected, 2)}
        said.append(Phrase("You won {won} of {pairs} pairs, {expected} were expected.", pairs))
    else:
        outcome: dict[str, Fact] = {"won": halves(won), "expected": Decimal(expected, 2)}
        said.append(Phrase("You scored {won} where {expected} was expected.", outcome))
    if change.after == FLOOR and won < expected:
        said.append(Phrase("No rating falls under {floor}.", {"floor": FLOOR // 100}))
    return said


def why_k(change: RatingChange, facts: dict[str, Fact]) -> Phrase:
    if change.games < PROVISIONAL:
        return Phrase("K is {k} for the first ten games, so that a new rating finds its place fast.", facts)
    if change.games < SETTLED:
        return Phrase("K is {k} from the 11th to the 25th game.", facts)
    if change.k < 24:
        return Phrase("K is {k} for ratings above 2100.", facts)
    return Phrase("K is {k} after the first 25 games.", facts)


def rating_text(centi: int) -> str:
    """Whole points, as ladders show them."""
    return str((centi + 50) // 100)


def signed(number: float, translate: Language = ENGLISH) -> str:
    """With its sign; the minus is as wide as the plus."""
    sign = "±" if round(number, 1) == 0 else "+" if number > 0 else "−"
    return sign + translate.number(abs(number), 1)


def signed_whole(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def halves(number: float) -> Decimal:
    """A sum of results, each of which is 0, ½ or 1."""
    return Decimal(number, 0 if number == int(number) else 1)


def plain(number: float, translate: Language) -> str:
    return translate.number(*halves(number))


def why_unrated(code: str, translate: Language = ENGLISH) -> str:
    """The sentence of a stable code; empty where the match was rated."""
    return translate(UNRATED.get(code, NOT_RATED)) if code else ""


def headline(
    results: Sequence[SeatResult], names: Sequence[str], seat: int | None, translate: Language = ENGLISH
) -> str:
    """Who won, spoken to *seat* where it played."""
    first = [result.seat for result in results if result.place == 1]
    if not first:
        return translate("The match is void")
    who = Phrase(" & ".join(names[one].replace("{", "{{").replace("}", "}}") for one in first))
    if seat in first:
        phrase = Phrase("Victory, {name}" if len(first) == 1 else "Victory shared by {name}", {"name": who})
    else:
        phrase = Phrase("{name} wins" if len(first) == 1 else "{name} share the victory", {"name": who})
    return say(phrase, names, translate)


def how_text(how: str, translate: Language = ENGLISH) -> str:
    """What a seat's end was, where it was not played to the end."""
    said = HOW.get(how, "")
    return translate(said) if said else ""


def seal_of(verdict: Verdict) -> str:
    """Which seal the screen shows: that of a whole proof only where nothing was left open."""
    if verdict.is_whole:
        return "verified"
    return "partly" if verdict.is_verified else "failed"
