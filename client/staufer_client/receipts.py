"""What this computer has of each match's set-up: my own share of the chance, what was agreed on, what was signed.

It is written before it is sent: whatever happens to the program, it knows afterwards what it was promised.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from staufer_client.files import write_whole
from staufer_protocol.codec import Plain, dec, enc, from_plain, to_plain
from staufer_protocol.complaint import Complaint, Damaged, Malformed
from staufer_protocol.messages import SetupOffered, SignedHead
from staufer_protocol.receipt import Contradiction, Share, SignedHeads, proof_to_json

ENDING = ".receipt"
PROOF = ".contradiction.json"
MOST_KEPT = 500


@dataclass(slots=True)
class Receipt:
    """Of one match: my share, and the heads that its server has signed for me."""

    share: Share
    heads: SignedHeads


@dataclass(slots=True)
class Receipts:
    """The folder of receipts; without one they last as long as the program."""

    folder: Path | None = None
    in_memory: dict[bytes, Receipt] = field(default_factory=dict)
    problem: str = ""  # a sentence, where one could not be written

    def of(self, match: bytes) -> Receipt | None:
        """None where the match was set up at another computer; Damaged where the receipt cannot be read."""
        if match in self.in_memory or self.folder is None:
            return self.in_memory.get(match)
        try:
            data = self.path(match, ENDING).read_bytes()
        except OSError:
            return None
        receipt = self.in_memory[match] = read_receipt(data)
        return receipt

    def keep(self, receipt: Receipt) -> None:
        match = receipt.share.offer.setup.match
        self.in_memory[match] = receipt
        self._write(match, ENDING, written(receipt))

    def prove(self, proof: Contradiction) -> str:
        """Keep the proof that the server has signed two courses of one match; where it is."""
        match = proof.first.match
        self._write(match, f"-{proof.first.seq}{PROOF}", proof_to_json(proof).encode() + b"\n")
        return "" if self.folder is None else str(self.path(match, f"-{proof.first.seq}{PROOF}"))

    def forget(self, match: bytes) -> None:
        """A set-up that came to nothing."""
        self.in_memory.pop(match, None)
        if self.folder is not None:
            with suppress(OSError):
                self.path(match, ENDING).unlink(missing_ok=True)

    def path(self, match: bytes, ending: str) -> Path:
        assert self.folder is not None
        return self.folder / (match.hex() + ending)

    def _write(self, match: bytes, ending: str, data: bytes) -> None:
        if self.folder is None:
            return
        try:
            write_whole(self.path(match, ending), data)
            known = sorted(self.folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
            for old in known[:-MOST_KEPT]:
                old.unlink()
        except OSError as error:
            self.problem = f"What was agreed on for this match could not be kept: {error.strerror or error}."


def written(receipt: Receipt) -> bytes:
    share, heads = receipt.share, receipt.heads
    signed: list[Plain] = [to_plain(head) for head in heads.by_seq.values()]
    return enc([to_plain(share.offer), share.number, share.nonce, share.sealed, share.nonces, heads.key, signed])


def read_receipt(data: bytes) -> Receipt:
    try:
        match dec(data):
            case [offered, int(number), bytes(nonce), list(sealed), list(nonces), bytes(key), list(signed)]:
                share = Share(from_plain(SetupOffered, offered), number, nonce, key)
                share.sealed = tuple([one for one in sealed if isinstance(one, bytes)])
                share.nonces = tuple([one for one in nonces if isinstance(one, bytes)])
                heads = SignedHeads(key)
                for head in signed:
                    heads.take(from_plain(SignedHead, head))
                return Receipt(share, heads)
            case _:
                raise Malformed("E_FORM", "It has another form.")
    except Complaint as error:
        raise Damaged("E_RECEIPT", f"The receipt of this match is damaged. {error.sentence}") from error
