"""Replays of another set-up than was played, with every hash made for it: only a look at the set-up refuses them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from fuzz.mutate import ATOMS, LENGTH, MAGIC, NUMBERS, blocks_of, changed, mutated_file
from staufer_engine.games import GAMES
from staufer_protocol.codec import RECORD_LIMIT, dec, enc, from_plain, to_plain
from staufer_protocol.fairness import chain, commitment, genesis, givers_of, nonce_commitments, rules_hash, transcript
from staufer_protocol.messages import Setup
from staufer_protocol.stream import Ended, Voided, read_record


def mutated_set_up(data: bytes, dice: Random) -> bytes:
    """A signed replay, with the signature of somebody who had not seen the change; any other is changed as a file.

    Without a signature it could be a match that is possible after all, and would rightly be verified.
    """
    blocks = blocks_of(data)
    try:
        header = dec(blocks[0], RECORD_LIMIT)
        if header[5] is None:
            return mutated_file(data, dice)
        secret = secret_of(blocks[-1])
        setup = another(from_plain(Setup, header[7]), dice)
        header[0], header[2], header[7] = setup.match, commitment(setup.match, secret), to_plain(setup)
        setup = replace(setup, commitment=header[2])
        header[1], header[7] = rules_hash(setup), to_plain(setup)
        header[3], header[4] = list(nonce_commitments(setup.match, setup.nonces)), list(setup.nonces)
        header[9] = head_of(setup, blocks[1:])
        if dice.random() < 0.1:
            header[8] = [[dice.choice((0, 1, 99, -1)), 1, 0, *one[3:]] for one in header[8]]
        return MAGIC + b"".join(len(block).to_bytes(LENGTH, "big") + block for block in (enc(header), *blocks[1:]))
    except Exception:  # the bytes are hostile by intention
        return mutated_file(data, dice)


def another(setup: Setup, dice: Random) -> Setup:
    """Another in one thing, or in two: what its values may be is known here."""
    for _ in range(dice.choice((1, 1, 2))):
        setup = changed_once(setup, dice)
    return setup


def changed_once(setup: Setup, dice: Random) -> Setup:
    match dice.randrange(8):
        case 0 | 1 | 2:
            return replace(setup, options=some_options(setup, dice))
        case 3:
            seats = (setup.seats * 9)[: dice.choice((0, 1, 2, 3, 4, 5, 6, 17))]
            return replace(setup, seats=seats, nonces=(setup.nonces * 9)[: len(givers_of(seats))])
        case 4:
            return replace(setup, started=dice.choice(NUMBERS))
        case 5:
            return replace(setup, seats=tuple(replace(seat, name=some_text(dice)) for seat in setup.seats))
        case 6:
            return replace(setup, nonces=(setup.nonces or (bytes(32),)) * dice.choice((0, 2, 300)))
        case _:
            plain = to_plain(setup)
            place = dice.randrange(len(plain))
            return from_plain(Setup, [*plain[:place], changed(plain[place], dice), *plain[place + 1 :]])


def some_options(setup: Setup, dice: Random) -> tuple[tuple[str, int], ...]:
    """Of the game, each with a value that it can have; whether all together and by so many, is not asked."""
    rules = GAMES.get(setup.game)
    options = rules.options if rules is not None else ()
    chosen = {option.name: dice.choice(option.values)[0] for option in options if dice.random() < 0.5}
    if dice.random() < 0.2:
        chosen[dice.choice((*chosen, "x"))] = dice.choice(NUMBERS)
    return tuple(sorted(chosen.items()))


def some_text(dice: Random) -> str:
    texts = [atom for atom in ATOMS if isinstance(atom, str)]
    return dice.choice((*texts, "x" * 64, "x" * 65, "x" * 7000, "\n\x1b[8m"))


def secret_of(block: bytes) -> bytes:
    body = read_record(dec(block, RECORD_LIMIT)[0]).body
    assert isinstance(body, Ended | Voided)
    return body.secret


def head_of(setup: Setup, blocks: list[bytes]) -> bytes:
    head = genesis(transcript(setup))
    for block in blocks:
        head = chain(head, dec(block, RECORD_LIMIT)[0])
    return head
