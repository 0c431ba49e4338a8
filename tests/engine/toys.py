"""Small invented games, for what the kernel must do whatever the game."""

from __future__ import annotations

from staufer_engine.kernel import Rules
from staufer_engine.phrases import Phrase


class Silent:
    """Toys have nothing to say."""

    def prompt(self, s, ask, actor):
        return Phrase(ask.what)

    waiting = prompt

    def groups(self, s, ask, actor):
        return ()

    def why_not(self, s, ask, actor, target):
        return None

    def event(self, s, told):
        return None


def toy_rules(name, turn, is_over, view, state, possible_world=None):
    return Rules(
        name=name,
        title=name,
        version="1",
        data_hash=b"",
        players=(2, 3, 4),
        options=(),
        state=state,
        new=lambda seats, options: None,
        turn=turn,
        is_over=is_over,
        view=view,
        default=lambda s, ask, actor: ask.options[actor]()[0],
        rounds=lambda s: 0,
        ranking=lambda s: [],
        score_sheet=lambda s: [],
        possible_world=possible_world or (lambda v, below: v.clone()),
        words=Silent(),
    )


def random_answers(game, dice):
    return {actor: dice.choice(list(options())) for actor, options in game.ask.options.items()}
