"""``staufer-lab``: random games and bots, proof of replays, and how fast everything is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from staufer_bots import BOTS
from staufer_lab.arena import WORKERS, Terms, arena
from staufer_lab.bench import bench
from staufer_lab.bot import Errand, bring, wanted_bot
from staufer_lab.contradiction import check_contradiction
from staufer_lab.export import export_file
from staufer_lab.fit import GAMES_A_FIT, fit
from staufer_lab.play import Setting, play_games
from staufer_lab.verify import verify_file
from staufer_lab.wishes import Wrong, wanted_bots, wanted_game, wanted_options, wanted_rivals, wanted_seats
from staufer_protocol.complaint import Complaint
from staufer_protocol.words import on_one_line

LONGEST_NAME = 16  # with “Bot ” before it, as long as a name may be


def main(arguments: Sequence[str] | None = None) -> int:
    wish = parser().parse_args(arguments)
    try:
        return COMMANDS[wish.command](wish)
    except Complaint as complaint:
        print(f"staufer-lab: {on_one_line(complaint.sentence)} [{complaint.code}]", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read the output has enough
        return 1


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="staufer-lab", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    play = commands.add_parser("play", help="play games to their end and count what happened")
    play.add_argument("game", help="its short name, such as fredericus")
    play.add_argument("--seats", type=int, help="players; the most that the game takes, unless told")
    play.add_argument("--games", type=int, default=100)
    play.add_argument(
        "--options", default="{}", metavar="JSON", help="the match's options, such as '{\"short_game\": 1}'"
    )
    play.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    play.add_argument("--bots", default="", metavar="A,B", help="bots by seat, or one for all; none: pure chance")
    play.add_argument("--json", action="store_true", help="one JSON object instead of a table")

    meet = commands.add_parser("arena", help="bots against bots: who is how much stronger, and how fast he thinks")
    meet.add_argument("game", help="its short name, such as fredericus")
    meet.add_argument("--bots", required=True, metavar="A,B,...", help="two or more; every two of them meet")
    meet.add_argument("--seats", type=int, default=2, help="players; the two sit in turns")
    meet.add_argument("--games", type=int, default=100, help="at most, for every two bots")
    meet.add_argument("--options", default="{}", metavar="JSON", help="the match's options")
    meet.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    meet.add_argument(
        "--until-decided", type=float, nargs="?", const=0.5, metavar="SHARE",
        help="two are done as soon as the 95 %% interval leaves this share of the points out; 0.5 unless told",
    )  # fmt: skip
    meet.add_argument("--results", type=Path, metavar="FILE", help="games are kept here, and not played again")
    meet.add_argument("--workers", type=int, default=WORKERS, help="processes that play")
    meet.add_argument("--json", action="store_true", help="one JSON object instead of a table")

    weigh = commands.add_parser("fit", help="the table of weights by which bots judge a game, from games of squires")
    weigh.add_argument("game", help="its short name, such as fredericus")
    weigh.add_argument("--games", type=int, help="for each number of players; as many as the kept table, unless told")
    weigh.add_argument("--seed", type=int, default=0, help="the same seed gives the same table")
    weigh.add_argument("--workers", type=int, default=WORKERS, help="processes that play")
    weigh.add_argument("--json", action="store_true", help="one JSON object instead of lines of the table")

    bring = commands.add_parser("bot", help="bring a bot of one's own to a server")
    bring.add_argument("bot", metavar="FILE", help="a Python file that sets BOT, or the name of a bot of the house")
    bring.add_argument("--name", required=True, help="under which it plays; “Bot” is put before it")
    bring.add_argument("--server", required=True, help="such as play.example.org, or http://127.0.0.1:8765")
    bring.add_argument("--account", type=Path, metavar="FILE", help="keeps its account; NAME.token unless told")
    bring.add_argument("--game", default="fredericus", help="its short name, such as fredericus")
    bring.add_argument(
        "--seats", type=int, action="append", metavar="N", help="players, 2 unless told; may be repeated"
    )
    bring.add_argument("--pace", default="quick", help="quick, normal, slow, or days for each turn")
    bring.add_argument("--unrated", action="store_true", help="matches that do not count")
    bring.add_argument("--house", default="near", help="bots of the house that may fill tables; “none” for none")
    bring.add_argument("--matches", type=int, default=1, help="one after the other")

    verify = commands.add_parser("verify", help="prove a replay file, step by step")
    verify.add_argument("file", type=Path, help="a .staufer file")
    verify.add_argument("--json", action="store_true", help="one JSON object instead of sentences")

    export = commands.add_parser("export", help="print a replay file as JSON, for scripts")
    export.add_argument("file", type=Path, help="a .staufer file")

    against = commands.add_parser("contradiction", help="check a proof that a server has signed two courses")
    against.add_argument("file", type=Path, help="a .contradiction.json file")

    bench = commands.add_parser("bench", help="measure the engine, the stream and the client's start")
    bench.add_argument("--rounds", type=int, default=5, help="rounds of which the median is given")
    bench.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser


def play(wish: argparse.Namespace) -> int:
    rules = wanted_game(wish.game)
    seats = wanted_seats(rules, wish.seats)
    setting = Setting(rules, seats, wanted_options(rules, seats, wish.options))
    if wish.games < 1:
        raise Wrong("wrong_games", "--games must be 1 or more.")
    counted = play_games(setting, wish.games, wish.seed, wanted_bots(wish.bots, seats)).summary()
    print(json.dumps(counted) if wish.json else table({rules.title: counted}))
    return 0


def meet(wish: argparse.Namespace) -> int:
    rules = wanted_game(wish.game)
    seats = wanted_seats(rules, wish.seats)
    if seats < 2:
        raise Wrong("wrong_seats", "An arena needs 2 seats or more.")
    setting = Setting(rules, seats, wanted_options(rules, seats, wish.options))
    if wish.games < 1 or wish.workers < 1:
        raise Wrong("wrong_games", "--games and --workers must be 1 or more.")
    terms = Terms(wish.seed, wish.games, wish.until_decided, wish.workers)

    def progress(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    counted = arena(setting, wanted_rivals(wish.bots), terms, wish.results, progress)
    print(json.dumps(counted) if wish.json else table({rules.title: counted}))
    return 0


def weigh(wish: argparse.Namespace) -> int:
    rules = wanted_game(wish.game)
    games = GAMES_A_FIT[rules.name] if wish.games is None else wish.games
    if games < 1 or wish.workers < 1:
        raise Wrong("wrong_games", "--games and --workers must be 1 or more.")
    weights = fit(rules.name, games, wish.seed, wish.workers)
    print(json.dumps(weights) if wish.json else "\n".join(f'"{name}": {one},' for name, one in weights.items()))
    return 0


def bring_a_bot(wish: argparse.Namespace) -> int:
    rules = wanted_game(wish.game)
    seats = [wanted_seats(rules, count) for count in wish.seats or [2]]
    if wish.matches < 1:
        raise Wrong("wrong_games", "--matches must be 1 or more.")
    if wish.house not in ("none", "near", *BOTS):
        raise Wrong("wrong_bots", f"--house is none, near, or how a bot of the house thinks: {', '.join(BOTS)}.")
    if not 3 <= len(wish.name) <= LONGEST_NAME:
        raise Wrong("wrong_name", f"--name has 3 to {LONGEST_NAME} letters, digits, spaces, hyphens, dots.")
    house = "" if wish.house == "none" else wish.house
    errand = Errand(rules.name, tuple(seats), wish.pace, not wish.unrated, house, wish.matches)
    account = wish.account or Path(f"{wish.name}.token")
    return bring(wanted_bot(wish.bot), wish.server, account, wish.name, errand)


def measure(wish: argparse.Namespace) -> int:
    if wish.rounds < 1:
        raise Wrong("wrong_rounds", "--rounds must be 1 or more.")
    figures = bench(wish.rounds)
    print(json.dumps(figures) if wish.json else table(figures))
    return 0


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "play": play,
    "arena": meet,
    "fit": weigh,
    "bot": bring_a_bot,
    "verify": lambda wish: verify_file(wish.file, wish.json),
    "export": lambda wish: export_file(wish.file),
    "contradiction": lambda wish: check_contradiction(wish.file),
    "bench": measure,
}


def table(blocks: Mapping[str, object]) -> str:
    """For people: a heading for each block, then a line for each of its figures."""
    lines = []
    for heading, figures in blocks.items():
        lines.append(heading)
        assert isinstance(figures, dict)
        lines += [line for name, figure in figures.items() for line in lines_of(name, figure, "  ")]
    return "\n".join(lines)


def lines_of(name: str, figure: object, margin: str) -> list[str]:
    """One line; of a block that holds blocks, one for each of them below it."""
    heading = f"{margin}{name.replace('_', ' '):<26}"
    match figure:
        case dict() if any(isinstance(one, dict) and margin == "  " for one in figure.values()):
            return [heading.rstrip(), *(line for key, one in figure.items() for line in lines_of(key, one, "    "))]
        case dict():
            return [heading + in_words(figure)]
        case _:
            return [f"{heading}{figure}"]


def in_words(figures: Mapping[str, object]) -> str:
    said = []
    for name, figure in figures.items():
        shown = f"({in_words(figure)})" if isinstance(figure, dict) else figure
        said.append(f"{name.replace('_', ' ')} {shown}")
    return ", ".join(said)


if __name__ == "__main__":
    sys.exit(main())
