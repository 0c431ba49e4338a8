"""Replay files: a whole match with its seals opened, which everybody can run again and check.

``"STF1"``, then a header and the records, each with its length before it.  Nothing in a file is
believed: reading checks its form, ``verify`` plays the match again from its choices and the secret.
The header holds the whole key that signed, not its short name, so that a file can be checked alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from struct import Struct

from staufer_engine.games import GAMES
from staufer_engine.kernel import Rules
from staufer_engine.phrases import Msgid
from staufer_engine.record import Record as StateRecord
from staufer_protocol.again import wish_again
from staufer_protocol.codec import RECORD_LIMIT, Plain, dec, enc, from_plain, to_plain
from staufer_protocol.complaint import Complaint, Damaged, Malformed, Refusal
from staufer_protocol.draft import MAX_RECORDS, Step
from staufer_protocol.fairness import (
    Keys,
    chain,
    commitment,
    genesis,
    has_all_nonces,
    nonce_commitments,
    rules_hash,
    seat_by_lot,
    transcript,
)
from staufer_protocol.host import Host
from staufer_protocol.messages import SeatResult, Setup
from staufer_protocol.receipt import RecordKey, head_to_sign, is_signed, key_name
from staufer_protocol.standing import has_free_undo
from staufer_protocol.stream import Ended, Record, Voided, read_record
from staufer_protocol.words import on_one_line

EXTENSION = ".staufer"
MAGIC = b"STF1"
MAX_BYTES = 1 << 20
LONGEST_NAME = 64  # characters; more than a name may have anywhere
MOST_SEATS = 16
TIMES = range(1 << 34)  # seconds since 1970, until the year 2514: every system has a date for them

_LENGTH = Struct(">I")


@dataclass(frozen=True, slots=True)
class Replay:
    setup: Setup
    secret: bytes
    records: tuple[Record, ...]  # with all their parts: any observer's ``Course`` can follow them
    results: tuple[SeatResult, ...]  # by seat; none where the match is void
    head: bytes  # of the chain, as the file says
    key: bytes = b""  # of whoever hosted the match and signed that head; empty where nobody has
    signature: bytes = b""


@dataclass(frozen=True, slots=True)
class Proved:
    """One step of the proof, in plain words."""

    step: str
    is_right: bool
    sentence: Msgid
    is_open: bool = False  # nothing that is at hand can say whether it is right


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the match ran as the file says; *sentence* says what was found."""

    is_verified: bool
    code: str
    sentence: Msgid
    record: int  # the first that is wrong; 0: the set-up, or nothing is wrong
    head: bytes  # of the chain, to compare with one's own
    seats_drawn: bool  # whether the order of the seats follows from the secret; it must in a rated match
    steps: tuple[Proved, ...] = ()  # as far as the first that is wrong

    @property
    def is_whole(self) -> bool:
        """Whether it is verified, and nothing was left open."""
        return self.is_verified and not any(step.is_open for step in self.steps)


# -- writing -------------------------------------------------------------------------------


def write_replay(host: Host[StateRecord], key: RecordKey | None = None) -> bytes:
    """The file of a match that is over, signed with *key*."""
    return _written(host.setup, host.records, host.head, key)


def replay_of(setup: Setup, stored: Iterable[tuple[bytes, Sequence[bytes]]], key: RecordKey | None = None) -> bytes:
    """The same from the public bytes and plaintexts of its records, as they are kept."""
    records, head = [], genesis(transcript(setup))
    for pub, plaintexts in stored:
        records.append(read_record(pub, [(part, b"", plaintext) for part, plaintext in enumerate(plaintexts)]))
        head = chain(head, pub)
    return _written(setup, records, head, key)


def _written(setup: Setup, records: Sequence[Record], head: bytes, key: RecordKey | None) -> bytes:
    match records[-1].body if records else None:
        case Ended(results=results):
            pass
        case Voided():
            results = ()
        case _:
            raise Refusal("E_NOT_OVER", "A replay can be written when the match is over: it opens all secrets.")
    header: list[Plain] = [
        setup.match,
        rules_hash(setup),
        setup.commitment,
        nonce_commitments(setup.match, setup.nonces),
        setup.nonces,
        key.public if key is not None else None,
        key.head(setup.match, len(records), head).signature if key is not None else None,
        to_plain(setup),
        [to_plain(result) for result in results],
        head,
    ]
    return b"".join([MAGIC, *_with_length(header), *(part for r in records for part in _record_bytes(r))])


def _record_bytes(record: Record) -> tuple[bytes, bytes]:
    return _with_length([record.pub, list(record.plaintexts)])


def _with_length(value: Plain) -> tuple[bytes, bytes]:
    encoded = enc(value)
    return _LENGTH.pack(len(encoded)), encoded


# -- reading -------------------------------------------------------------------------------


def read_replay(data: bytes) -> Replay:
    """The match of a file; raises ``Damaged`` where it is not whole."""
    if len(data) > MAX_BYTES:
        raise Damaged("E_TOO_LARGE", "This file is too large to be a replay of Staufer.")
    if not data.startswith(MAGIC):
        raise Damaged("E_NOT_A_REPLAY", "This file is not a replay of Staufer.")
    blocks = _blocks(data)
    header = _read_header(next(blocks, b""))
    stored = [_read_stored(seq, block) for seq, block in enumerate(blocks, 1)]
    if len(stored) > MAX_RECORDS:
        raise Damaged("E_TOO_MANY", f"This replay has more than {MAX_RECORDS} records.")
    secret = _secret_of(stored, header.results)
    keys = Keys(secret, transcript(header.setup))
    return replace(header, secret=secret, records=tuple([_with_salts(record, keys) for record in stored]))


def _blocks(data: bytes) -> Iterator[bytes]:
    at, number = len(MAGIC), 0
    while at < len(data):
        where = f"record {number}" if number else "the header"
        if at + _LENGTH.size > len(data):
            raise Damaged("E_CUT", f"The file ends in the middle of {where}.")
        (length,) = _LENGTH.unpack_from(data, at)
        at += _LENGTH.size
        if length > RECORD_LIMIT.size:
            raise Damaged("E_TOO_LARGE", f"{where.capitalize()} says that it is longer than any can be.")
        if at + length > len(data):
            raise Damaged("E_CUT", f"The file ends in the middle of {where}.")
        yield data[at : at + length]
        at, number = at + length, number + 1


def _read_header(block: bytes) -> Replay:
    """A replay without its records."""
    try:
        match dec(block, RECORD_LIMIT):
            case [match, rules, committed, sealed, nonces, key, signature, plain_setup, plain_results, head]:
                setup = from_plain(Setup, plain_setup)
            case _:
                raise Malformed("E_FORM", "It has another form.")
        if not isinstance(plain_results, list):
            raise Malformed("E_FORM", "It has no results.")
        results = tuple([from_plain(SeatResult, result) for result in plain_results])
        if not isinstance(head, bytes):
            raise Malformed("E_FORM", "It has no head.")
        if key is None and signature is None:  # the only form of a file that nobody has signed
            key = signature = b""
        elif not isinstance(key, bytes) or not isinstance(signature, bytes) or not key or not signature:
            raise Malformed("E_FORM", "It has half a signature.")
    except Malformed as error:
        raise Damaged("E_HEADER", f"The header of this replay cannot be read. {error.sentence}") from error
    _check_ranges(setup, results)
    if (match, rules, committed) != (setup.match, rules_hash(setup), setup.commitment):
        raise Damaged("E_HEADER", "The set-up in this replay is not the one that was played.")
    if sealed != list(nonce_commitments(setup.match, setup.nonces)) or nonces != list(setup.nonces):
        raise Damaged("E_NONCES", "The players' shares of the chance in this replay are not the ones that were sealed.")
    return Replay(setup, b"", (), results, head, key, signature)


def _check_ranges(setup: Setup, results: Sequence[SeatResult]) -> None:
    """Whoever shows the match may rely on it, whether or not it was ever played."""
    words = (setup.game, setup.rules_version, setup.pace, *(seat.name for seat in setup.seats))
    if max(map(len, words)) > LONGEST_NAME:
        raise Damaged("E_RANGE", "This replay has a name that is longer than any can be.")
    if max(len(setup.seats), len(setup.nonces)) > MOST_SEATS:
        raise Damaged("E_RANGE", "This replay has more seats than any game.")
    if setup.started not in TIMES:
        raise Damaged("E_RANGE", "This replay says that it began at a time that no calendar has.")
    if results and [result.seat for result in results] != list(range(len(setup.seats))):
        raise Damaged("E_RANGE", "This replay has results of other seats than those that played.")


def _read_stored(seq: int, block: bytes) -> Record:
    try:
        match dec(block, RECORD_LIMIT):
            case [bytes(pub), list(plaintexts)]:
                known = [(part, b"", text) for part, text in enumerate(plaintexts) if isinstance(text, bytes)]
            case _:
                raise Malformed("E_FORM", "It has another form.")
        record = read_record(pub, known)
        if len(known) != len(plaintexts) or len(known) != len(record.seals):
            raise Malformed("E_PARTS", "Its sealed parts are not all opened.")
    except Malformed as error:
        raise Damaged("E_RECORD", f"Record {seq} cannot be read. {error.sentence}") from error
    if record.seq != seq:
        raise Damaged("E_GAP", f"Record {seq} is missing: record {record.seq} stands in its place.")
    return record


def _with_salts(record: Record, keys: Keys) -> Record:
    """The salts are not in the file: they follow from the secret."""
    if not record.seals:
        return record
    seals = [replace(seal, salt=keys.salt_of(record.seq, part)) for part, seal in enumerate(record.seals)]
    return replace(record, seals=tuple(seals))


def _secret_of(stored: list[Record], results: tuple[SeatResult, ...]) -> bytes:
    match stored[-1].body if stored else None:
        case Ended(results=found, secret=secret) if found == results:
            return secret
        case Voided(secret=secret) if not results:
            return secret
        case Ended() | Voided():
            raise Damaged("E_RESULT", "The result in the header is not the one of the last record.")
        case _:
            raise Damaged("E_CUT", "The end of the match is missing in this file.")


# -- verifying -----------------------------------------------------------------------------


class _Differs(Complaint):
    """What the file says is not what comes out, from this record on."""

    def __init__(self, code: str, sentence: Msgid, record: int = 0) -> None:
        super().__init__(code, sentence)
        self.record = record


def verify(
    replay: Replay,
    progress: Callable[[int, int], None] | None = None,
    games: Mapping[str, Rules[StateRecord]] = GAMES,
) -> Verdict:
    """Play the whole match again: every draw, every salt, every byte must come out the same.

    *progress* is told how many of how many records are done.
    """
    total = len(replay.records)
    head, seats_drawn = b"", False
    steps = [Proved("file", True, _whole(replay, games))]
    step = "rules"

    def right(sentence: Msgid, then: str) -> None:
        nonlocal step
        steps.append(Proved(step, True, sentence))
        step = then

    try:
        rules = _rules_of(replay.setup, games)
        right(f"Version {rules.version} of the rules and their components are the ones installed here.", "secret")
        _check_secret(replay)
        right("The secret that was opened at the end is the one committed to before the deal.", "nonces")
        right(_check_nonces(replay.setup), "seats")
        seats_drawn = seat_by_lot(replay.setup, replay.secret).seats == replay.setup.seats
        if replay.setup.rated and not seats_drawn:
            raise _Differs("E_SEATS", "The seats of this rated match were not drawn by lot.")
        drawn = "The seats were drawn by lot." if seats_drawn else "The seats were agreed; the match is not rated."
        right(drawn, "records")
        host = _host_of(rules, replay)
        _accept(host, _again(host, replay.records[0], is_first=True), replay)
        while host.seq < total:
            _accept(host, _again(host, replay.records[host.seq]), replay)
            if progress is not None:
                progress(host.seq, total)
        head = host.head
        if head != replay.head:
            raise _Differs("E_HEAD", "These records are possible, but they are not the ones that were played.")
        sentence = f"All {total} records are as the rules and the secret make them."
        right(sentence, "signature")
        right(_check_signature(replay), "")
    except _Differs as differs:
        steps.append(Proved(step, False, differs.sentence))
        return Verdict(False, differs.code, differs.sentence, differs.record, head, seats_drawn, tuple(steps))
    return Verdict(True, "OK", sentence, 0, head, seats_drawn, tuple(steps))


def _whole(replay: Replay, games: Mapping[str, Rules[StateRecord]]) -> Msgid:
    rules = games.get(replay.setup.game)
    title = on_one_line(replay.setup.game) if rules is None else rules.title
    names = ", ".join(on_one_line(seat.name) for seat in replay.setup.seats)
    return f"The file is whole: {title}, {names}, {len(replay.records)} records."


def _rules_of(setup: Setup, games: Mapping[str, Rules[StateRecord]]) -> Rules[StateRecord]:
    rules = games.get(setup.game)
    if rules is None:
        raise _Differs("E_UNKNOWN_GAME", f"This is a match of {setup.game!r}, a game that is not installed here.")
    if setup.rules_version != rules.version:
        raise _Differs(
            "E_RULES_VERSION",
            f"This match was played by version {on_one_line(setup.rules_version)} of the rules of {rules.title}; "
            f"version {rules.version} is installed here.",
        )
    if setup.data_hash != rules.data_hash:
        raise _Differs("E_RULES_DATA", f"This match was played with other components of {rules.title}.")
    return rules


def _check_secret(replay: Replay) -> None:
    if commitment(replay.setup.match, replay.secret) != replay.setup.commitment:
        raise _Differs("E_SECRET", "The secret that was opened is not the one committed to.", len(replay.records))


def _check_nonces(setup: Setup) -> Msgid:
    if not has_all_nonces(setup):
        raise _Differs("E_NONCES", "Not everybody who sat here has had a share in the chance of the match.")
    if not setup.nonces:
        return "Nobody but bots sat here: the chance follows from the secret alone."
    return "Everybody who sat here has a share of the chance; each is what its seal in this file says."


def _check_signature(replay: Replay) -> Msgid:
    if not replay.key:
        return "Nobody has signed it: it is known to be possible, not that it was played."
    signed = head_to_sign(replay.setup.match, len(replay.records), replay.head)
    if not is_signed(replay.key, signed, replay.signature):
        raise _Differs("E_SIGNATURE", "The signature under this match is false.")
    return f"It is signed with the key {key_name(replay.key)}."


def _host_of(rules: Rules[StateRecord], replay: Replay) -> Host[StateRecord]:
    try:
        return Host(rules, replay.setup, replay.secret, free_undo=has_free_undo(replay.setup))
    except Refusal as refusal:
        raise _Differs(refusal.code, refusal.sentence) from refusal


def _accept(host: Host[StateRecord], step: Step[StateRecord], replay: Replay) -> None:
    """Compare what came out with what the file says."""
    for made in step.records:
        if made.seq > len(replay.records):
            raise _Differs("E_CUT", "The end of the match is missing in this file.", made.seq)
        stored = replay.records[made.seq - 1]
        if made.pub != stored.pub or made.plaintexts != stored.plaintexts:
            raise _Differs(
                "E_DIFFERS", f"Record {made.seq} is not what the rules and the secret of the match make it.", made.seq
            )
    host.accept(step)


def _again(host: Host[StateRecord], record: Record, is_first: bool = False) -> Step[StateRecord]:
    """Wish for the same again; before the first wish NATURE lays the game out."""
    try:
        return host.begin(record.t_ms) if is_first else wish_again(host, record)
    except Complaint as complaint:
        raise _Differs(complaint.code, f"Record {record.seq}: {complaint.sentence}", record.seq) from complaint
