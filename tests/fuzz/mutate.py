"""Mutation that knows the form: real messages, records and files are changed at one place, and stay readable."""

from __future__ import annotations

from random import Random

import msgpack

MOST = 3  # changes at once
NUMBERS = (0, 1, -1, 2, 5, 9, 127, 128, 254, 255, 256, -9, 1 << 16, 1 << 31, 1 << 32, (1 << 63) - 1, -(1 << 63))
ATOMS = (None, True, False, "", "a", "é", b"", b"\x00" * 8, b"\x00" * 16, b"\x00" * 32, [], [0], [[]], *NUMBERS)
MAGIC = b"STF1"
LENGTH = 4  # bytes before each block of a file
Plain = object


def mutated(data: bytes, dice: Random) -> bytes:
    """One msgpack value, changed; what is none is changed as bytes."""
    try:
        value = msgpack.unpackb(data, strict_map_key=False)
        for _ in range(dice.choice((1, 1, 1, 2, MOST))):
            value = changed(value, dice)
        return msgpack.packb(value)
    except Exception:  # the bytes are hostile by intention
        return mutated_bytes(data, dice)


def changed(value: Plain, dice: Random) -> Plain:
    """The value with one place in it that is another."""
    if isinstance(value, list) and value and dice.random() < 0.85:
        place = dice.randrange(len(value))
        return [*value[:place], changed(value[place], dice), *value[place + 1 :]]
    if isinstance(value, bytes) and len(value) > 2 and dice.random() < 0.6:
        return mutated(value, dice)  # records stand in frames as bytes
    if isinstance(value, list):
        return changed_list(value, dice)
    if isinstance(value, bool) or value is None:
        return dice.choice(ATOMS)
    if isinstance(value, int):
        return dice.choice((value + 1, value - 1, -value, value ^ 1 << dice.randrange(20), dice.choice(NUMBERS)))
    if isinstance(value, bytes):
        return mutated_bytes(value, dice)
    return dice.choice(ATOMS)


def changed_list(value: list[Plain], dice: Random) -> Plain:
    items = list(value)
    at = dice.randrange(len(items) + 1)
    match dice.randrange(6):
        case 0:
            items[at:at] = [dice.choice(ATOMS)]
        case 1:
            del items[at : at + 1]
        case 2:
            items[at:at] = items[at : at + 1] * dice.choice((1, 2, 300))
        case 3:
            dice.shuffle(items)
        case 4:
            return [items]
        case _:
            return dice.choice(ATOMS)
    return items


def mutated_bytes(data: bytes, dice: Random) -> bytes:
    array = bytearray(data)
    at = dice.randrange(len(array) + 1)
    match dice.randrange(5):
        case 0:
            array[at : at + 1] = bytes([dice.randrange(256)])
        case 1:
            del array[at : at + dice.choice((1, 2, 9))]
        case 2:
            array[at:at] = dice.randbytes(dice.choice((1, 2, 9)))
        case 3:
            other = dice.randrange(len(array) + 1)
            array[at : at + 8] = array[other : other + 8]
        case _:
            if array:
                array[at % len(array)] ^= 1 << dice.randrange(8)
    return bytes(array)


# -- files -----------------------------------------------------------------------------------


def mutated_file(data: bytes, dice: Random) -> bytes:
    """A replay with one of its blocks changed, lost, doubled or in another place."""
    blocks = blocks_of(data)
    if not blocks or dice.random() < 0.1:
        return mutated_bytes(data, dice)
    at = dice.randrange(len(blocks)) if dice.random() < 0.1 else dice.randrange(1, len(blocks) + 1) % len(blocks)
    match dice.randrange(10):
        case 0:
            del blocks[at]
        case 1:
            blocks[at:at] = [blocks[dice.randrange(len(blocks))]]
        case 2:
            other = dice.randrange(len(blocks))
            blocks[at], blocks[other] = blocks[other], blocks[at]
        case 3:
            del blocks[at + 1 :]
        case _:
            blocks[at] = mutated(blocks[at], dice)
    return MAGIC + b"".join(len(block).to_bytes(LENGTH, "big") + block for block in blocks)


def blocks_of(data: bytes) -> list[bytes]:
    blocks, at = [], len(MAGIC)
    while at + LENGTH <= len(data):
        length = int.from_bytes(data[at : at + LENGTH], "big")
        blocks.append(data[at + LENGTH : at + LENGTH + length])
        at += LENGTH + length
    return blocks
