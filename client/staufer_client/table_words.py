"""The sentences of a table that are no game's own: prompts, notes, help cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from staufer_client.choosing import Button, Offer
from staufer_client.games_shown import round_title_of
from staufer_client.seats import Choosable, Preview
from staufer_engine.kernel import NATURE, Game, Rules
from staufer_engine.phrases import Language, Msgid, Phrase, Seat
from staufer_engine.record import Record
from staufer_protocol.messages import Setup

Say = Callable[[Phrase], str]

PACES: dict[str, Msgid] = {
    "quick": "quick",
    "normal": "normal",
    "slow": "slow",
    "untimed": "without a clock",
    "day": "a day a turn",
    "two_days": "two days a turn",
    "three_days": "three days a turn",
    "week": "a week a turn",
}
BY_CORRESPONDENCE = ("day", "two_days", "three_days", "week")
MODES: dict[str, Msgid] = {
    "practice": "practice",
    "hotseat": "at one screen",
    "replay": "replay",
    "spectator": "you watch",
}


def prompt_of(rules: Rules[Record], game: Game[Record], seat: int | None, is_over: bool) -> Phrase:
    """What to do now, or who is doing what."""
    ask = game.ask
    if is_over or ask is None:
        return Phrase("The match is over.")
    pending = [actor for actor in ask.options if actor != NATURE and actor not in game.answers]
    if not pending:
        return Phrase("")
    if seat in pending:
        return rules.words.prompt(game.state, ask, seat)
    if seat is not None and seat in ask.options:
        others = tuple(Phrase("{player}", {"player": Seat(actor)}) for actor in pending)
        return Phrase("Your choice is made. Waiting for {players}.", {"players": others})
    return rules.words.waiting(game.state, ask, pending[0])


def pace_text(pace: str) -> str:
    """A pace as people say it; one that is not known here by its own name."""
    return PACES.get(pace, pace)


def subtitle_of(setup: Setup, mode: str, current_round: int, translate: Language) -> str:
    title = translate(round_title_of(setup.game)).format(round=current_round)
    parts = [title if current_round else translate("Set-up")]
    parts.append(translate(MODES[mode] if mode in MODES else pace_text(setup.pace)))
    if mode == "live":
        parts.append(translate("rated" if setup.rated else "not rated"))
    return ", ".join(parts)


def watching_text(setup: Setup, translate: Language) -> str:
    """What somebody sees who watches, and when."""
    if setup.rated:
        return translate("You see what everybody at the table may see, a minute late.")
    return translate("You see what everybody at the table may see.")


def not_here(claim_in: int) -> Phrase:
    """Beside the name of a player whose line is down."""
    if claim_in < 0:
        return Phrase("away")
    return Phrase("away, counts as left in {seconds} s", {"seconds": -(-claim_in // 1000)})


def explained(offers: Sequence[Offer], say: Say) -> Preview:
    """The help card of what a click would start: the first option in full, the others by their names."""
    if not offers:
        return Preview()
    words, others = offers[0].words, offers[1:]
    text, paragraphs = say(words.help), words.help.paragraph or words.label.paragraph
    if others:
        labels = tuple(offer.words.label for offer in others)
        text += "\n" + say(Phrase("Or: {others}.", {"others": labels}))
        more = dict.fromkeys(
            [*paragraphs.split(), *(word for one in others for word in one.words.help.paragraph.split())]
        )
        paragraphs = " ".join(more)
    return Preview(say(words.label), text, paragraphs)


def choosable(button: Button, say: Say) -> Choosable:
    why_not = button.why_not
    paragraph = (why_not.paragraph if why_not else "") or button.help.paragraph or button.label.paragraph
    return Choosable(
        button.id,
        say(button.label),
        say(button.detail),
        say(button.help),
        paragraph,
        button.key,
        button.group,
        button.is_enabled,
        button.is_primary,
        say(why_not) if why_not else "",
    )
