"""Old matches keep opening: what was played by these rules once comes out the same again, byte by byte."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from corpus.make import FOLDER, RECIPES
from staufer_engine.games import GAMES
from staufer_engine.kernel import ScoreLine
from staufer_engine.phrases import Phrase
from staufer_protocol.complaint import Damaged
from staufer_protocol.replay import Replay, read_replay, verify
from staufer_protocol.stream import BODIES

FILES = sorted(FOLDER.glob("*.staufer"))
FLIPS = 8  # of each file


@cache
def replay_of(file: Path) -> Replay:
    return read_replay(file.read_bytes())


def named(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=named)
def test_the_match_comes_out_the_same_again(file):
    verdict = verify(replay_of(file))
    assert verdict.is_verified, (
        f"{file.name}, record {verdict.record}: {verdict.sentence} [{verdict.code}] "
        "If the rule was changed on purpose: python tests/corpus/make.py"
    )
    assert all(step.is_right for step in verdict.steps)


def test_every_recipe_has_its_file_and_every_file_its_recipe():
    assert [file.name for file in FILES] == sorted(recipe.name for recipe in RECIPES)
    assert len(FILES) >= 30


def test_all_games_player_counts_options_and_events_are_there():
    for rules in GAMES.values():
        replays = [replay_of(file) for file in FILES if replay_of(file).setup.game == rules.name]
        assert {len(replay.setup.seats) for replay in replays} == set(rules.players)
        chosen = {option for replay in replays for option in replay.setup.options}
        for option in rules.options:
            others = {(option.name, value) for value, _ in option.values[1:]}
            assert others <= chosen, f"{rules.name}: {others - chosen}"
        seen = Counter(type(record.body) for replay in replays for record in replay.records)
        missing = {kind.__name__ for kind in BODIES if not seen[kind]}
        has_common_questions = rules.name == "stupor_mundi"
        assert missing == (set() if has_common_questions else {"Committed", "Opened"}), rules.name
        assert any(replay.setup.rated for replay in replays)
        assert any(seat.is_bot for replay in replays for seat in replay.setup.seats)


@pytest.mark.parametrize("name", ["fredericus-2-draw", "de_vulgari-2-void", "stupor_mundi-1-markets"])
def test_the_script_makes_the_same_file_again(name):
    recipe = next(recipe for recipe in RECIPES if recipe.name == f"{name}.staufer")
    assert recipe.made() == (FOLDER / recipe.name).read_bytes()


# -- what a changed rule looks like ----------------------------------------------------------


def verdict_with(file: Path, **change: object):
    replay = replay_of(file)
    return verify(replay, games={replay.setup.game: replace(GAMES[replay.setup.game], **change)})


def test_a_changed_default_is_named_with_its_record():
    """The first flag that fell is the first record that is another one now."""
    for name in ("fredericus-3-posts", "de_vulgari-2-open", "stupor_mundi-1-markets"):
        file = FOLDER / f"{name}.staufer"
        honest = GAMES[replay_of(file).setup.game].default

        def other(s, ask, actor, honest=honest):
            return next(choice for choice in ask.options[actor]() if choice != honest(s, ask, actor))

        verdict = verdict_with(file, default=other)
        assert not verdict.is_verified
        assert 0 < verdict.record < len(replay_of(file).records)
        assert verdict.sentence == (
            f"Record {verdict.record} is not what the rules and the secret of the match make it."
        )


def test_a_changed_score_is_named_with_the_last_record():
    for rules in GAMES.values():
        file = next(file for file in FILES if file.name.endswith("2-plain.staufer") and rules.name in file.name)

        def more(s, rules=rules):
            seats = len(rules.score_sheet(s)[0].points)
            return [*rules.score_sheet(s), ScoreLine(Phrase("Luck"), (1,) * seats)]

        verdict = verdict_with(file, score_sheet=more)
        assert (verdict.is_verified, verdict.record) == (False, len(replay_of(file).records))


def test_another_version_of_the_rules_is_named():
    verdict = verdict_with(FILES[0], version="999")
    assert (verdict.is_verified, verdict.code) == (False, "E_RULES_VERSION")
    assert "999 is installed here" in verdict.sentence


# -- what a changed file looks like ----------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_flipped_bit_passes(file):
    dice, data = Random(file.name), file.read_bytes()
    for bit in dice.sample(range(len(data) * 8), FLIPS):
        assert not passes(data, bit), f"{file.name}: bit {bit}"


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", ["fredericus-2-resigned", "de_vulgari-2-void"])
def test_no_flipped_bit_at_all_passes(name):
    data = (FOLDER / f"{name}.staufer").read_bytes()
    assert [bit for bit in range(len(data) * 8) if passes(data, bit)] == []


def passes(data: bytes, bit: int) -> bool:
    flipped = bytearray(data)
    flipped[bit // 8] ^= 1 << bit % 8
    try:
        return verify(read_replay(bytes(flipped))).is_verified
    except Damaged:
        return False
