"""``staufer-server admin``: the command line of all that."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, TypeVar

from staufer_server.admin import conduct, contests, ledger, people
from staufer_server.admin.acts import acts
from staufer_server.admin.backup import back_up
from staufer_server.config import BadConfig, Raw, ServerConfig, read_settings
from staufer_server.database import Transaction, newest_revision
from staufer_server.denials import Denied
from staufer_server.stores import Value, store_at

T = TypeVar("T")
Table = list[dict[str, Value]]
PATIENCE = 10  # s
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 -- compared, not listened at
MOST_DAYS = 36_500
MOMENTS = ("at", "created", "last_seen", "expires", "started", "ended", "until")


class Wishes(argparse.Namespace):
    """The command line."""

    config: Path | None
    database: str | None
    json: bool
    run: Callable[[Desk, Wishes], int]
    who: str
    why: str
    name: str
    part: str
    count: int
    days: int | None
    match: str
    report: int
    decision: str
    is_all: bool
    file: Path


def main(arguments: Sequence[str]) -> int:
    wishes = parser().parse_args(arguments, namespace=Wishes())
    given: dict[str, Raw] = {} if wishes.database is None else {"database": wishes.database}
    try:
        desk = Desk(read_settings(wishes.config, os.environ, given).checked(), wishes.json)
    except BadConfig as failure:
        print(f"staufer-server: {failure}", file=sys.stderr)
        return 1
    try:
        desk.open()
        return wishes.run(desk, wishes)
    except Denied as denied:
        print(f"staufer-server: {denied.sentence}", file=sys.stderr)
    except desk.store.errors as failure:
        print(f"staufer-server: The database cannot be used: {str(failure).strip()}.", file=sys.stderr)
    return 1


class Desk:
    """The database, and where answers are said."""

    def __init__(self, config: ServerConfig, as_json: bool) -> None:
        self.config = config
        self.as_json = as_json
        self.store = store_at(config.database)

    def open(self) -> None:
        if not self.store.is_there():
            raise Denied("E_DATABASE", f"There is no database {self.store.name}.")
        if self.store.revision() != newest_revision():
            raise Denied("E_SCHEMA", f"{self.store.name} is of another version: start the server once, it updates it.")

    def do(self, work: Callable[[Transaction], T]) -> T:
        """In one transaction; the server waits for it, so it has to be short."""
        connection = self.store.connect()
        try:
            connection.execute(self.store.begin)
            done = work(Transaction(connection))
            connection.execute("COMMIT")
            return done
        finally:
            connection.close()

    def say(self, sentence: str) -> int:
        print(json.dumps({"done": sentence}) if self.as_json else sentence)
        return 0

    def show(self, tables: Mapping[str, Table]) -> int:
        if self.as_json:
            print(json.dumps(tables, indent=2, ensure_ascii=False))
            return 0
        for title, rows in tables.items():
            print(f"{title}:" + (" none" if not rows else ""))
            for line in table_lines(rows):
                print(f"  {line}")
        return 0


def table_lines(rows: Table) -> list[str]:
    if not rows:
        return []
    texts = [[shown(name, value) for name, value in row.items()] for row in rows]
    widths = [max(len(cell) for cell in column) for column in zip(list(rows[0]), *texts, strict=True)]
    return ["  ".join(cell.ljust(n) for cell, n in zip(line, widths, strict=True)).rstrip()
            for line in ([*rows[0]], *texts)]  # fmt: skip


def shown(name: str, value: Value) -> str:
    if value is None:
        return "–"
    if name in MOMENTS and isinstance(value, int):
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
    return str(value)


def now() -> int:
    return int(time.time())


# -- the command line ----------------------------------------------------------------------

Groups: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("staufer-server admin", description="What whoever runs a server can do beside it.")
    made.add_argument("--config", type=Path, help="the server's file with settings")
    made.add_argument("--database", help="its database (default: as the server would find it)")
    made.add_argument("--json", action="store_true", help="answers for programs")
    groups = made.add_subparsers(required=True, metavar="WHAT")
    users = groups.add_parser("users", help="people: look up, rename, bar, help, delete")
    add_people(users.add_subparsers(required=True, metavar="WHAT"))
    match = groups.add_parser("match", help="a match: show, void, export")
    add_matches(match.add_subparsers(required=True, metavar="WHAT"))
    ratings = groups.add_parser("ratings", help="ratings: verify").add_subparsers(required=True, metavar="WHAT")
    command(ratings, "verify", "make every rating anew from the results, and compare", verify_ratings)
    reports = groups.add_parser("reports", help="reports of persons: list, read, decide")
    add_reports(reports.add_subparsers(required=True, metavar="WHAT"))
    backup = command(groups, "backup", "a checked copy of the database, while the server runs", make_a_copy)
    backup.add_argument("file", type=Path)
    listed = command(groups, "acts", "what was done with these commands", show_acts)
    listed.add_argument("--count", type=int, default=50)
    return made


def command(groups: Groups, name: str, meaning: str, run: Callable[[Desk, Wishes], int]) -> argparse.ArgumentParser:
    made = groups.add_parser(name, help=meaning, description=meaning)
    made.set_defaults(run=run)
    return made


def deed(
    groups: Groups, name: str, meaning: str, work: Callable[[Transaction, Wishes], str], subject: str = "who"
) -> argparse.ArgumentParser:
    """A command that changes something, and says in one sentence what."""
    made = command(groups, name, meaning, lambda desk, wishes: desk.say(desk.do(lambda tx: work(tx, wishes))))
    made.add_argument(subject, help="a name, or a number as #12" if subject == "who" else "32 hexadecimal digits")
    made.add_argument("--why", default="", help="kept in the table of acts; whoever is barred reads it")
    return made


def days(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if not 1 <= number <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"give a whole number of days from 1 to {MOST_DAYS}")
    return number


def add_people(groups: Groups) -> None:
    listed = command(groups, "list", "whoever was seen last", list_people)
    listed.add_argument("part", nargs="?", default="", help="of the name")
    listed.add_argument("--count", type=int, default=50)
    command(groups, "show", "everything of one account but its secrets", show_person).add_argument("who")
    rename = deed(
        groups, "rename", "give an account another name",
        lambda tx, wishes: people.rename(tx, wishes.who, wishes.name, wishes.why, now()),
    )  # fmt: skip
    rename.add_argument("name")
    ban = deed(
        groups, "ban", "bar an account from the server",
        lambda tx, wishes: people.ban(tx, wishes.who, wishes.days, wishes.why, now()),
    )  # fmt: skip
    ban.add_argument("--days", type=days, help="how long (default: for good)")
    deed(groups, "unban", "let somebody in again", lambda tx, wishes: people.unban(tx, wishes.who, wishes.why, now()))
    deed(
        groups, "sign-out", "end all tokens of an account",
        lambda tx, wishes: people.sign_out(tx, wishes.who, wishes.why, now()),
    )  # fmt: skip
    deed(
        groups, "recovery-code", "a new recovery code for somebody who has lost everything",
        lambda tx, wishes: people.recovery_code(tx, wishes.who, wishes.why, now(), os.urandom),
    )  # fmt: skip
    deed(
        groups, "delete", "delete an account; matches of others keep an alias",
        lambda tx, wishes: people.delete(tx, wishes.who, wishes.why, now()),
    )  # fmt: skip


def add_reports(groups: Groups) -> None:
    listed = command(groups, "list", "those that wait for a decision", list_reports)
    listed.add_argument("--all", action="store_true", dest="is_all", help="decided ones, too")
    listed.add_argument("--count", type=int, default=50)
    command(groups, "show", "a report, and what was said", show_report).add_argument("report", type=int)
    made = command(groups, "decide", "decide a report; both people are told", decide_report)
    made.add_argument("report", type=int)
    made.add_argument("decision", choices=conduct.DECISIONS)
    made.add_argument("--days", type=days, help="of silence (default: 7) or of a ban (default: for good)")
    made.add_argument("--why", default="", help="who is reported reads it")


def add_matches(groups: Groups) -> None:
    show = command(groups, "show", "a match, its seats, its ratings, what was said", show_match)
    show.add_argument("match", help="32 hexadecimal digits")
    deed(
        groups, "void", "declare a match void; ratings are given back",
        lambda tx, wishes: contests.void(tx, contests.named(wishes.match), wishes.why, now()), "match",
    )  # fmt: skip
    export = command(groups, "export", "fetch the replay of a match that is over from the running server", export_match)
    export.add_argument("match", help="32 hexadecimal digits")
    export.add_argument("file", type=Path)


# -- what they do --------------------------------------------------------------------------


def list_people(desk: Desk, wishes: Wishes) -> int:
    return desk.show({"users": desk.do(lambda tx: people.everybody(tx, wishes.part, wishes.count))})


def show_person(desk: Desk, wishes: Wishes) -> int:
    return desk.show(desk.do(lambda tx: people.one(tx, wishes.who)))


def list_reports(desk: Desk, wishes: Wishes) -> int:
    return desk.show({"reports": desk.do(lambda tx: conduct.reports(tx, wishes.is_all, wishes.count))})


def show_report(desk: Desk, wishes: Wishes) -> int:
    return desk.show(desk.do(lambda tx: conduct.show(tx, wishes.report, now())))


def decide_report(desk: Desk, wishes: Wishes) -> int:
    decision = conduct.Decision(wishes.decision, wishes.days, wishes.why)
    return desk.say(desk.do(lambda tx: conduct.decide(tx, wishes.report, decision, now())))


def show_match(desk: Desk, wishes: Wishes) -> int:
    return desk.show(desk.do(lambda tx: contests.show(tx, contests.named(wishes.match))))


def show_acts(desk: Desk, wishes: Wishes) -> int:
    return desk.show({"acts": desk.do(lambda tx: acts(tx, wishes.count))})


def make_a_copy(desk: Desk, wishes: Wishes) -> int:
    return desk.say(back_up(desk.store, desk.config.base, wishes.file))


def verify_ratings(desk: Desk, _wishes: Wishes) -> int:
    found = desk.do(ledger.faults)
    if found:
        print(json.dumps({"faults": found}) if desk.as_json else "\n".join(found))
        return 1
    ((moves, matches),) = desk.do(lambda tx: tx.rows("SELECT count(*), count(DISTINCT match_id) FROM rating_event"))
    return desk.say(f"Every rating follows from the results: {moves!s} moves of {matches!s} matches.")


def export_match(desk: Desk, wishes: Wishes) -> int:
    """The server opens it, and signs for it."""
    match = contests.named(wishes.match).hex()
    host = "127.0.0.1" if desk.config.host in EVERYWHERE else desk.config.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{desk.config.port}"
    try:
        with urllib.request.urlopen(f"{address}/api/v1/matches/{match}/replay", timeout=PATIENCE) as answer:  # noqa: S310 -- http
            data = answer.read()
    except urllib.error.HTTPError as failure:
        raise Denied("E_EXPORT", json.loads(failure.read())["sentence"]) from failure
    except OSError as failure:
        raise Denied(
            "E_EXPORT",
            f"The server does not answer at {address}: is it running?"
            " Its host and port are given with --config FILE, or with STAUFER_HOST and STAUFER_PORT.",
        ) from failure
    try:
        wishes.file.write_bytes(data)
    except OSError as failure:
        raise Denied("E_FILE", f"{wishes.file} cannot be written: {failure.strerror or failure}.") from failure
    return desk.say(f"{wishes.file}: {len(data)} bytes.")
