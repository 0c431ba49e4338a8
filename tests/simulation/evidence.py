"""What a person has wished for and been promised, as he himself would swear to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from staufer_protocol.messages import RatingChange, SeatResult


@dataclass(frozen=True, slots=True)
class Wished:
    """A decision, and the record that had put the question."""

    match: bytes
    question: int
    action: tuple[int, ...]  # as in ``Submit``


@dataclass(frozen=True, slots=True)
class Promised:
    """What the program says is done: the record that the wish has become."""

    match: bytes
    seq: int
    action: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What his table shows at the end."""

    head: bytes  # of the chain of his own copy
    results: tuple[SeatResult, ...]
    ratings: tuple[RatingChange, ...]
    unrated_because: str


@dataclass(slots=True)
class Evidence:
    """Of one person, over all runs of his program."""

    wished: list[Wished] = field(default_factory=list)
    promised: list[Promised] = field(default_factory=list)
    denied: list[Wished] = field(default_factory=list)  # of which he was told that they are not granted
    sat_at: set[bytes] = field(default_factory=set)  # matches of his that he has heard of
    outcomes: dict[bytes, Outcome] = field(default_factory=dict)
    replays: dict[bytes, bytes] = field(default_factory=dict)
