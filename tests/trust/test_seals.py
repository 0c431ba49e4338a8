"""A sealed part cannot be found out by trying what it could be."""

from __future__ import annotations

from random import Random

import pytest

from games.watched import WATCHED
from staufer_protocol.codec import enc
from staufer_protocol.fairness import seal
from trust.worlds import Played, played

SET_UPS = {"fredericus": 4, "stupor_mundi": 3, "de_vulgari": 4}


def a_match(game: str) -> Played:
    return played(WATCHED[game], SET_UPS[game], {}, Random(game), "untimed", every=40)


def opened_by_trying(match: Played, observer: int | None, is_salted: bool) -> tuple[int, int]:
    """How many seals of others an observer finds out who tries all plaintexts and salts that he knows; of how many."""
    records = match.moments[-1].records
    plaintexts = sorted({text for record in records for text in record.plaintexts} | {enc(n) for n in range(40)})
    salts = [b"", *(salt for record in records for _, salt, _ in record.open_parts(observer))][:4]
    found = total = 0
    for record in records:
        for part, one in enumerate(record.seals):
            if observer is not None and one.vis >> observer & 1:
                continue
            total += 1
            commit = one.commit
            if not is_salted:
                assert one.plaintext is not None
                commit = seal(match.setup.match, record.seq, part, vis=one.vis, salt=b"", plaintext=one.plaintext)
            found += any(
                seal(match.setup.match, record.seq, part, vis=one.vis, salt=salt, plaintext=plaintext) == commit
                for salt in salts
                for plaintext in plaintexts
            )
    return found, total


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_seals_cannot_be_guessed_and_without_salt_they_could(game):
    match = a_match(game)
    for observer in (0, None):
        found, total = opened_by_trying(match, observer, is_salted=True)
        assert total > 3
        assert found == 0
        assert opened_by_trying(match, observer, is_salted=False) == (total, total)
