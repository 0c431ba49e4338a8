"""What a step of a player turn would leave, seen on a copy."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import KNOWLEDGE
from staufer_engine.games.de_vulgari.nouns import ducats_in_words, knowledge_in_words
from staufer_engine.games.de_vulgari.state import Phase, State, player_in_turn, points_left
from staufer_engine.kernel import Choice, Game
from staufer_engine.phrases import Language, Phrase
from staufer_engine.record import Record


def after(game: Game[Record], seat: int, choice: Choice, translate: Language) -> tuple[int, str]:
    """The Action Points left, -1 where the turn would be over, and what else would be another number."""
    copy = game.clone()
    before, now = copy.state, copy.state
    assert isinstance(before, State)
    ducats, knowledge = before.players[seat].ducats, before.players[seat].spaces[KNOWLEDGE]
    copy.answer(seat, choice)
    now = copy.state
    assert isinstance(now, State)
    if now.phase != Phase.ACTIONS or player_in_turn(now) != seat:
        return -1, ""
    me = now.players[seat]
    changed: list[Phrase] = []
    if me.ducats != ducats:
        changed.append(ducats_in_words(me.ducats))
    if me.spaces[KNOWLEDGE] != knowledge:
        changed.append(knowledge_in_words(me.spaces[KNOWLEDGE]))
    return points_left(now, seat), translate.sentence("then {what}", what=tuple(changed)) if changed else ""
