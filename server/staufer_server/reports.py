"""Reports of players: a copy that parted from the server's, a rule that is not as it should be.

A report of a parted copy makes the server play the match again from its own stored records.  Only
where that differs from what it had sent is the match void: a client alone cannot undo a match.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog

from staufer_engine.games import GAMES
from staufer_engine.record import Record as State
from staufer_engine.views import first_difference
from staufer_protocol.capsule import DESYNC, ENDING, MAX_BYTES, Capsule, Header, read_capsule
from staufer_protocol.codec import dec, enc
from staufer_protocol.complaint import Damaged, Malformed
from staufer_protocol.course import Course
from staufer_server import chronicle
from staufer_server.accounts import Account
from staufer_server.archive import unknown_match
from staufer_server.buckets import Buckets
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.hosting import LiveMatch
from staufer_server.matches import Matches
from staufer_server.own_files import keep_file, keep_folder, write_new
from staufer_server.talk import one_line

FOLDER = "reports"  # beside the database
MOST_REPORTS, KEPT = 200, timedelta(days=30)
AT_ONCE, A_SECOND = 4.0, 12 / 3600  # reports of one account
NO_VIEW = "no view of this game"
LONGEST_DIFFERENCE = 300  # letters: one side of it is whatever a client has sent
STAMP = "%Y%m%d-%H%M%S"

RIGHT = (
    "The server has played the match again from its records and finds it in order: only the copy on this computer "
    "differs. It is {game} by version {version} of the rules, data {data}. Start the program anew, or update it; "
    "your clock runs on. The server keeps this as report {report}."
)
WRONG = (
    "The server has played the match again from its records, and its own copy does not hold: "
    "the match is void and counts for nobody. The server keeps this as report {report}."
)
OVER = (
    "The server has played the match again from its records, and its own copy does not hold. The match is over "
    "already: its operator has to look at it. The server keeps this as report {report}."
)
THANKS = "The server keeps this for its operator as report {report}."
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Taken:
    report: str
    sentence: str


class Reports:
    def __init__(self, ground: Ground, matches: Matches) -> None:
        self._folder = ground.config.base.parent / FOLDER
        close_what_is_there(self._folder)
        self._ground = ground
        self._matches = matches
        self._buckets = Buckets(ground.clock, A_SECOND, AT_ONCE)
        self._writing = asyncio.Lock()

    async def take(self, account: Account, data: bytes) -> Taken:
        """Look into it, and keep it; a refusal where it is none, or one too many."""
        if not self._buckets.take(account.player):
            raise Denied("E_TOO_MANY_REPORTS", "You have sent many reports: wait some minutes.", 429)
        try:
            capsule = await asyncio.to_thread(read_capsule, data, MAX_BYTES)
        except Damaged as damage:
            raise Denied(damage.code, damage.sentence) from damage
        match = await self._match_of(account, capsule.header)
        fault = "" if match is None else await self._matches.archive.fault_of(match) if is_desync(capsule) else ""
        seen = None if match is None else await asyncio.to_thread(view_of, match.truth.host.course.clone(), capsule)
        report = f"{self._now():{STAMP}}-{self._ground.random_bytes(4).hex()}"
        words = in_words(report, account, capsule, fault, seen)
        async with self._writing:
            await asyncio.to_thread(self._keep, report, data, words)
        log.warning(
            "report_taken", report=report, kind=capsule.header.kind, match=capsule.header.setup.match.hex(),
            player=account.player, seat=capsule.header.seat, seq=capsule.header.seq, fault=fault,
        )  # fmt: skip
        return Taken(report, (await self._judged(match, capsule.header, fault)).format(report=report))

    async def _judged(self, match: LiveMatch | None, header: Header, fault: str) -> str:
        if match is None or header.kind != DESYNC:
            return THANKS
        if not fault:
            setup = match.truth.setup
            facts = {"game": GAMES[setup.game].title, "version": setup.rules_version, "data": setup.data_hash.hex()[:8]}
            return RIGHT.format_map(facts | {"report": "{report}"})
        if match.is_over:
            log.error("match_over_does_not_hold", match=match.id.hex(), fault=fault)
            return OVER
        await self._matches.call_off(match)
        return WRONG

    async def _match_of(self, account: Account, header: Header) -> LiveMatch | None:
        """The match as it is hosted here; None for one that was played elsewhere, of which only a rule is reported."""
        match = header.setup.match
        sits = await self._ground.database.do(chronicle.sits_at(match, account.player))
        if sits is None:
            if header.kind == DESYNC:
                raise unknown_match()
            return None
        found = await self._matches.find_for(account.player, match)
        if found.table.seat_of(account.player) != header.seat:
            raise Denied("E_NOT_SEATED", "This is the view of another seat than yours.", 403)
        return found

    def _keep(self, report: str, data: bytes, words: str) -> None:
        keep_folder(self._folder)
        write_new(self._folder / f"{report}{ENDING}", data)
        write_new(self._folder / f"{report}.txt", words.encode("utf-8"))
        kept = sorted(self._folder.glob(f"*{ENDING}"))
        oldest = f"{self._now() - KEPT:{STAMP}}"
        for old in [path for n, path in enumerate(kept) if n < len(kept) - MOST_REPORTS or path.name < oldest]:
            old.unlink(missing_ok=True)
            old.with_suffix(".txt").unlink(missing_ok=True)

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._ground.clock.wall(), UTC)


def close_what_is_there(folder: Path) -> None:
    """Reports hold what a seat knew: they are for the server's owner alone."""
    if folder.is_dir():
        keep_folder(folder)
        for file in folder.iterdir():
            keep_file(file)


def is_desync(capsule: Capsule) -> bool:
    return capsule.header.kind == DESYNC


def view_of(course: Course[State], capsule: Capsule) -> State | None:
    """What the seat of the capsule sees after its record in the server's copy; where a turn ended, at that point."""
    header = capsule.header
    if not 0 <= header.seq <= course.seq or header.seat < 0:
        return None
    checkpoint = course.positions[header.seq].checkpoint if is_desync(capsule) else None
    return course.rules.view(checkpoint or course.at(header.seq).state, header.seat)


def in_words(report: str, account: Account, capsule: Capsule, fault: str, seen: State | None) -> str:
    """For the operator: nothing in it that the seat itself could not know."""
    header = capsule.header
    lines = [
        f"report {report}: {header.kind}",
        f"match {header.setup.match.hex()}, {header.setup.game} {header.setup.rules_version}, seat {header.seat}",
        f"account {account.player}, Staufer {one_line(header.program)}",
        f"record {header.seq} {one_line(header.code)}, {len(capsule.frames)} records sent",
    ]
    if is_desync(capsule):
        lines.append(f"own copy: {fault or 'played again from the stored records without a difference'}")
    for whose, view in (("the copy that parted", header.view), ("the copy that came anew", header.anew)):
        if view and seen is not None:
            lines.append(f"{whose} and the server's view of the seat: {compared(view, seen)}")
    if header.text or header.concerns:
        lines += [f"concerns: {one_line(header.concerns)}", f"says: {one_line(header.text)}"]
    return "\n".join(lines) + "\n"


def compared(view: bytes, seen: State) -> str:
    """The first difference between what a client says it saw and what the server's copy shows the seat."""
    if view == enc(seen.to_plain()):
        return "the same"
    try:
        plain = dec(view)
        if not isinstance(plain, list):
            return NO_VIEW
        said = type(seen).from_plain(plain)
    except (Malformed, ValueError, TypeError, AttributeError, LookupError):
        return NO_VIEW
    return one_line(first_difference(said, seen) or "the same in another form")[:LONGEST_DIFFERENCE]
