"""Whole matches on the real host, with seals, chain and receipt: for measuring, and for replays to test with."""

from __future__ import annotations

import random

from staufer_engine.record import Record
from staufer_lab.play import Setting
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import SeatedPlayer, Setup

MILLISECONDS_A_CHOICE = 1000  # of match time


def played_match(setting: Setting, seed: int) -> Host[Record]:
    """Played to the end, every option equally likely; the same seed gives the same bytes."""
    chance = random.Random(seed)  # noqa: S311 -- the match is an example, its secret is no secret
    match, secret = chance.randbytes(16), chance.randbytes(32)
    host = Host(setting.rules, example_setup(setting, match, secret), secret)
    host.accept(host.begin(0))
    at = 0
    while not host.is_over:
        seat = host.waiting_for()[0]
        ask = host.course.game.ask
        assert ask is not None
        options = ask.options[seat]()
        at += MILLISECONDS_A_CHOICE
        host.accept(host.choose(seat, options[chance.randrange(len(options))], at))
    return host


def example_setup(setting: Setting, match: bytes, secret: bytes) -> Setup:
    rules = setting.rules
    return Setup(
        match=match,
        game=rules.name,
        rules_version=rules.version,
        data_hash=rules.data_hash,
        options=tuple(sorted(setting.options.items())),
        seats=tuple(SeatedPlayer(0, f"Player {seat + 1}", True, 150_000, 0) for seat in range(setting.seats)),
        pace="untimed",
        rated=False,
        commitment=commitment(match, secret),
        started=0,
    )
