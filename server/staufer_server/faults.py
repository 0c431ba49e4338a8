"""What is kept and logged of an error: where values of a match may stand in its words, they are left out."""

from __future__ import annotations

import traceback
from pathlib import PurePath
from types import TracebackType

RULES = frozenset({"staufer_engine", "staufer_bots", "staufer_protocol"})  # whose errors may name a card
ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def place_of(error: BaseException) -> str:
    """Its type, with the file and line of the rule that raised it: "ValueError at stupor_mundi/market.py:41"."""
    frames = traceback.extract_tb(error.__traceback__)
    where = next((one for one in reversed(frames) if is_of_rules(one)), frames[-1] if frames else None)
    if where is None:
        return type(error).__name__
    return f"{type(error).__name__} at {'/'.join(PurePath(where.filename).parts[-2:])}:{where.lineno}"


def is_of_rules(frame: traceback.FrameSummary) -> bool:
    return not RULES.isdisjoint(PurePath(frame.filename).parts)


def told(exc_info: ExcInfo) -> str:
    """The error and what led to it, latest first, as the log shows them; without words once a rule had a part in it."""
    errors = [(error, traceback.extract_tb(error.__traceback__)) for error in chain_of(exc_info[1])]
    has_words = not any(is_of_rules(frame) for _, frames in errors for frame in frames)
    return "\nafter\n".join(
        "".join(traceback.format_list(frames)) + type(error).__name__ + (f": {error}" if has_words else "")
        for error, frames in errors
    )


def chain_of(last: BaseException) -> list[BaseException]:
    chain: list[BaseException] = []
    error: BaseException | None = last
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return chain
