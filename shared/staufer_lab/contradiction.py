"""The proof against a server that has signed two courses of one match, as a player's program keeps it."""

from __future__ import annotations

from pathlib import Path

from staufer_lab.wishes import Wrong
from staufer_protocol.receipt import key_name, proof_from_json
from staufer_protocol.words import on_one_line

LONGEST = 16 * 1024


def check_contradiction(file: Path) -> int:
    """Says whether it is a proof; 0 if it is, 1 if not."""
    try:
        with file.open("rb") as opened:
            text = opened.read(LONGEST).decode("utf-8", errors="replace")
    except OSError as error:
        raise Wrong("no_file", f"The file {file} cannot be read: {error.strerror}.") from error
    proof = proof_from_json(text)
    match, seq = on_one_line(proof.first.match.hex()), proof.first.seq
    if proof.is_proof():
        print(f"Proved: the key {key_name(proof.key)} has signed two courses of match {match}, at record {seq}.")
        return 0
    print("Not proved: the signatures do not hold, or say the same.")
    return 1
