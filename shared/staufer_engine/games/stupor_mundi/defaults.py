"""What a fallen flag chooses (SM-21.2)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.components import NONE
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.kernel import Ask, Choice

DECLINED: dict[str, Choice] = {
    "travel": 0,
    "play_card": (),
    "slot_action": NONE,
    "use_both_spears": NONE,
    "promote": (),
    "market_step": Step.DONE,
    "build": (),
    "summon": (),
    "purchase": NONE,
    "perform_purchased": 0,
    "effect_optional": 0,
    "exchange_count": 0,
    "choose_option": NONE,
    "recover": (),
    "remove_card": NONE,
    "move_ship": 0,
    "edict_reward": NONE,
    "swap_edict": (),
    "palace_step": (),
    "city_bonus": NONE,
    "end_discard": (),
    "take_project": NONE,
}


def default(s: State, ask: Ask, actor: int) -> Choice:
    """Stay, pass, decline; what cannot be declined: the first option."""
    options = ask.options[actor]()
    declined = DECLINED.get(ask.what)
    if declined is not None and declined in options:
        return declined
    first: Choice = options[0]
    return first
