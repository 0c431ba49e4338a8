"""The command line ``staufer-lab``."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from staufer_engine.games import GAMES
from staufer_lab import bench
from staufer_lab.__main__ import main
from staufer_lab.match import played_match
from staufer_lab.play import Log, Setting, play_at_random, play_games
from staufer_protocol.messages import SeatedPlayer
from staufer_protocol.receipt import Contradiction, RecordKey, key_name, proof_to_json
from staufer_protocol.replay import replay_of, write_replay

Output = pytest.CaptureFixture[str]
FREDERICUS = GAMES["fredericus"]


def test_play_prints_one_object_with_what_was_counted(capsys: Output) -> None:
    assert main(["play", "fredericus", "--seats", "3", "--games", "4", "--json"]) == 0

    counted = json.loads(capsys.readouterr().out)
    assert list(counted) == [
        "games", "choices", "options", "rounds", "score", "wins", "seats", "parts", "endings",
        "seconds", "choices_per_second",
    ]  # fmt: skip
    assert counted["games"] == 4
    assert len(counted["wins"]) == 3
    assert sum(counted["wins"]) == 4
    assert list(counted["choices"]) == list(counted["rounds"]) == list(counted["score"]) == ["mean", "min", "max"]
    assert list(counted["options"]) == ["mean", "median", "max"]


@pytest.mark.parametrize("seats", FREDERICUS.players)
def test_chance_plays_fredericus_as_long_as_it_did_when_the_rules_were_written(seats: int) -> None:
    """Means of 200 games of the rules' prototype: rounds, decisions, options a decision; a tenth is allowed."""
    rounds, choices, options = {2: (12.7, 181, 13.5), 3: (12.5, 229, 14.8), 4: (14.0, 341, 14.8)}[seats]
    counted = play_games(Setting(FREDERICUS, seats, {}), games=120, seed=1)

    assert sum(counted.rounds) / 120 == pytest.approx(rounds, rel=0.1)
    assert sum(counted.choices) / 120 == pytest.approx(choices, rel=0.1)
    assert sum(counted.options) / len(counted.options) == pytest.approx(options, rel=0.1)


def test_wins_and_scores_are_told_by_seat_by_house_and_by_place_and_so_is_what_ended_the_games(capsys: Output) -> None:
    assert main(["play", "stupor_mundi", "--seats", "3", "--games", "6", "--json"]) == 0

    counted = json.loads(capsys.readouterr().out)
    assert [share["played"] for share in counted["seats"].values()] == [6, 6, 6]
    assert sum(share["wins"] for share in counted["seats"].values()) == pytest.approx(6, abs=0.05)
    places = [f"{place} in order of play" for place in ("First", "Second", "Third")]
    houses = [name for name in counted["parts"] if name not in places]
    assert set(houses) <= {"Hohenstaufen", "Wittelsbach", "Di Romano", "Savoy"}
    for names in (houses, places):
        shares = [counted["parts"][name] for name in names]
        assert sum(share["played"] for share in shares) == 18
        assert sum(share["wins"] for share in shares) == pytest.approx(6, abs=0.05)
        assert max(share["score"]["max"] for share in shares) == counted["score"]["max"]
    assert sum(counted["endings"].values()) >= 6  # several may hold


def test_of_a_tie_each_has_a_part_of_the_win() -> None:
    rules = replace(FREDERICUS, ranking=lambda s: [[0, 2], [1]])
    tally = play_games(Setting(rules, 3, {}), games=3, seed=1)

    assert tally.wins == [1.5, 0, 1.5]


@pytest.mark.parametrize("bots", [[], ["--bots", "page"]])
def test_the_same_seed_plays_the_same_games(capsys: Output, bots: list[str]) -> None:
    def played(seed: str) -> dict[str, object]:
        assert main(["play", "fredericus", "--games", "2", "--seats", "2", "--seed", seed, "--json", *bots]) == 0
        counted: dict[str, object] = json.loads(capsys.readouterr().out)
        return {name: figure for name, figure in counted.items() if "second" not in name}

    assert played("5") == played("5") != played("6")


def test_without_json_people_read_the_same(capsys: Output) -> None:
    assert main(["play", "fredericus", "--games", "1"]) == 0

    said = capsys.readouterr().out
    assert said.startswith("Fredericus\n")
    assert "choices per second" in said
    assert "\n    Seat 4                    played 1, wins " in said


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess"], "unknown_game"),
        (["fredericus", "--seats", "5"], "wrong_seats"),
        (["fredericus", "--options", "{"], "wrong_json"),
        (["fredericus", "--options", "[1]"], "wrong_json"),
        (["fredericus", "--options", '{"board": 1}'], "wrong_option"),
        (["fredericus", "--options", '{"short_game": true}'], "wrong_option"),
        (["fredericus", "--options", '{"short_game": [1]}'], "wrong_option"),
        (["stupor_mundi", "--seats", "1", "--options", '{"crusade": 1}'], "wrong_option"),
        (["stupor_mundi", "--seats", "2", "--options", '{"long_game": 1}'], "wrong_option"),
        (["fredericus", "--bots", "emperor"], "unknown_bot"),
        (["fredericus", "--bots", "page,page"], "wrong_bots"),
        (["fredericus", "--games", "0"], "wrong_games"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(capsys: Output, arguments: list[str], code: str) -> None:
    assert main(["play", *arguments]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert f"[{code}]" in said.err


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [("1", '{"crusade": 1}', "wrong_seats"), ("2", '{"long_game": 1}', "wrong_option")],
)
def test_an_arena_is_refused_what_the_seats_do_not_allow(capsys: Output, seats: str, options: str, code: str) -> None:
    wish = ["arena", "stupor_mundi", "--bots", "page,squire", "--games", "1", "--seats", seats, "--options", options]
    assert main(wish) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"[{code}]" in said.err


# -- verify --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def replay() -> bytes:
    return write_replay(played_match(Setting(FREDERICUS, 2, {}), seed=3))


def test_an_honest_match_is_verified(capsys: Output, tmp_path: Path, replay: bytes) -> None:
    file = tmp_path / "match.staufer"
    file.write_bytes(replay)

    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith("Verified.\n")

    assert main(["verify", str(file), "--json"]) == 0
    proof = json.loads(capsys.readouterr().out)
    assert proof["verified"] is True
    assert [step["step"] for step in proof["steps"]] == [
        "file", "rules", "secret", "nonces", "seats", "records", "signature",
    ]  # fmt: skip
    assert all(step["right"] for step in proof["steps"])


def test_the_first_changed_record_is_named(capsys: Output, tmp_path: Path, replay: bytes) -> None:
    """One byte of a salted commitment is changed: the file can be read, but the match did not run so."""
    first_seal = played_match(Setting(FREDERICUS, 2, {}), seed=3).records
    record = next(record for record in first_seal if record.seals)
    commit = record.seals[0].commit
    file = tmp_path / "forged.staufer"
    file.write_bytes(replay.replace(commit, commit[:-1] + bytes([commit[-1] ^ 1])))

    assert main(["verify", str(file), "--json"]) == 1
    proof = json.loads(capsys.readouterr().out)
    assert proof["verified"] is False
    assert proof["record"] == record.seq
    assert main(["verify", str(file)]) == 1
    assert f"The first wrong record is number {record.seq}." in capsys.readouterr().out


def test_a_replay_is_printed_as_json(capsys: Output, tmp_path: Path, replay: bytes) -> None:
    file = tmp_path / "match.staufer"
    file.write_bytes(replay)
    host = played_match(Setting(FREDERICUS, 2, {}), seed=3)

    assert main(["export", str(file)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["setup"]["match"] == host.setup.match.hex()
    assert [seat["name"] for seat in said["setup"]["seats"]] == ["Player 1", "Player 2"]
    assert said["head"] == host.head.hex()
    assert [record["seq"] for record in said["records"]] == list(range(1, host.seq + 1))
    assert said["records"][-1]["kind"] == "Ended"
    assert said["records"][-1]["secret"] == host.secret.hex() == said["secret"]
    assert [result["place"] for result in said["results"]] == [result.place for result in host.results]
    for record, printed in zip(host.records, said["records"], strict=True):
        assert len(printed["sealed"]) == len(record.seals)
        if printed["kind"] == "Chosen":
            assert printed["actor"] in (0, 1)

    file.write_bytes(replay[:-7])
    assert main(["export", str(file)]) == 2
    assert "[E_CUT]" in capsys.readouterr().err
    assert main(["export", str(tmp_path / "none.staufer")]) == 2
    assert "[no_file]" in capsys.readouterr().err


def test_a_proof_against_a_server_can_be_checked_by_anybody(capsys: Output, tmp_path: Path) -> None:
    key, file = RecordKey(bytes(32)), tmp_path / "x.contradiction.json"
    first, second = key.head(bytes(16), 3, bytes(32)), key.head(bytes(16), 3, b"h" * 32)

    file.write_text(proof_to_json(Contradiction(key.public, first, second)))
    assert main(["contradiction", str(file)]) == 0
    assert f"the key {key_name(key.public)} has signed two courses" in capsys.readouterr().out
    file.write_text(proof_to_json(Contradiction(key.public, first, first)))
    assert main(["contradiction", str(file)]) == 1
    wrong = proof_to_json(Contradiction(key.public, first, second))
    records = [wrong.replace('"record": 3', f'"record": {said}') for said in ("1e400", "3.0", '"3"', "true", "-1")]
    for text in (*records, "", "[]", "{}", '{"key": "", "match": "", "record": -1, "heads": [{}, {}]}', "[" * 10_000):
        file.write_text(text)
        assert main(["contradiction", str(file)]) == 2
        assert "[E_NO_PROOF]" in capsys.readouterr().err
    assert main(["contradiction", str(tmp_path / "none")]) == 2


def hostile(**changes: object) -> bytes:
    """A match with another set-up, and every hash in the file made for it."""
    host = played_match(Setting(FREDERICUS, 2, {}), seed=3)
    setup = replace(host.setup, **changes)  # type: ignore[arg-type]  # any field
    return replay_of(setup, [(record.pub, record.plaintexts) for record in host.records])


EVIL = "Anna\nright  rules\nVerified.\x1b[8m\u202e\u2028"


@pytest.mark.parametrize(
    "changes",
    [{"seats": (SeatedPlayer(0, EVIL, True, 0, 0),) * 2}, {"rules_version": EVIL}, {"game": EVIL}, {"pace": EVIL}],
)
def test_nothing_in_a_file_can_forge_what_is_printed(
    capsys: Output, tmp_path: Path, changes: dict[str, object]
) -> None:
    file = tmp_path / "evil.staufer"
    file.write_bytes(hostile(**changes))

    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert all(line.isprintable() for line in out.split("\n"))
    *steps, last = out.rstrip("\n").split("\n")
    assert last.startswith("Not verified (")
    assert [step.startswith("WRONG") for step in steps] == [False] * (len(steps) - 1) + [True]
    assert max(map(len, steps)) < 1000


def test_the_name_of_a_file_is_printed_on_one_line(capsys: Output, tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "a\nVerified.\x1b[8m")]) == 2
    assert capsys.readouterr().err.rstrip("\n").isprintable()


def test_options_that_the_seats_do_not_allow_are_said_of_a_file(capsys: Output, tmp_path: Path) -> None:
    host = played_match(Setting(GAMES["stupor_mundi"], 2, {}), seed=1)
    setup = replace(host.setup, options=(("long_game", 1),))
    file = tmp_path / "long.staufer"
    file.write_bytes(replay_of(setup, [(record.pub, record.plaintexts) for record in host.records]))

    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert "Stupor Mundi cannot be played with the options of the match: the long game is for 1 player." in out
    assert out.endswith("Not verified (E_SETUP).\n")


def test_a_cut_file_and_a_missing_one_are_said_to_be_so(capsys: Output, tmp_path: Path, replay: bytes) -> None:
    file = tmp_path / "cut.staufer"
    file.write_bytes(replay[:-7])

    assert main(["verify", str(file)]) == 1
    assert "WRONG  file" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "none.staufer")]) == 2
    assert "[no_file]" in capsys.readouterr().err


@pytest.mark.parametrize("options", ["[" * 100_000, "9" * 5000, '{"short_game": NaN}'])
def test_options_that_no_game_has_are_refused_with_a_sentence(capsys: Output, options: str) -> None:
    assert main(["play", "fredericus", "--games", "1", "--options", options]) == 2
    assert capsys.readouterr().err.startswith("staufer-lab: ")


def test_no_more_of_a_file_is_read_than_a_replay_can_be_long(capsys: Output, tmp_path: Path) -> None:
    vast = tmp_path / "vast.staufer"
    with vast.open("wb") as file:
        file.truncate(1 << 40)  # holds nothing, and would fill every memory
    assert main(["verify", str(vast)]) == 1
    assert "E_TOO_LARGE" in capsys.readouterr().out


def test_a_measurement_has_at_least_one_round(capsys: Output) -> None:
    assert main(["bench", "--rounds", "0"]) == 2
    assert "[wrong_rounds]" in capsys.readouterr().err


# -- bench ---------------------------------------------------------------------------------


def test_bench_measures_every_game_and_says_why_a_client_is_not_measured(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)

    assert main(["bench", "--rounds", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {*GAMES, *(f"{name}_trust" for name in GAMES), "client"}
    assert "PySide6 is not installed" in figures["client"]["absent"]
    for name in GAMES:
        assert all(figure > 0 for figure in (*figures[name].values(), *figures[f"{name}_trust"].values()))


def test_what_is_saved_is_loaded_as_it_was() -> None:
    setting = Setting(FREDERICUS, 3, {})
    log: Log = []
    play_at_random(setting, random.Random(2).random, [], log)
    for moment in bench.moments_of(setting, log)[::5]:
        loaded = bench.load(setting, bench.save(moment))
        assert loaded.state == moment.state
        assert loaded.choices == moment.choices
