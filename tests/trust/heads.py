"""Plays the corpus again, in whatever surroundings this process was given, and prints the heads by file as JSON.

``python tests/trust/heads.py``; it needs nothing but msgpack, and says whether signatures could be looked at.
"""

from __future__ import annotations

import json
import locale
import sys
from pathlib import Path
from types import ModuleType

TESTS = Path(__file__).parents[1]


def stand_in_for_cryptography() -> None:
    """Where a Python has no cryptography installed, everything but the signatures can still be compared."""

    class Unlooked:
        @staticmethod
        def from_public_bytes(key: bytes) -> Unlooked:
            return Unlooked()

        from_private_bytes = from_public_bytes

        def verify(self, signature: bytes, message: bytes) -> None:
            pass

    names = ("", ".exceptions", ".hazmat", ".hazmat.primitives", ".hazmat.primitives.asymmetric")
    for name in (*names, ".hazmat.primitives.asymmetric.ed25519"):
        module = sys.modules[f"cryptography{name}"] = ModuleType(f"cryptography{name}")
        module.InvalidSignature = ValueError
        module.Ed25519PublicKey = module.Ed25519PrivateKey = Unlooked


def main() -> None:
    try:
        import cryptography.hazmat.primitives.asymmetric.ed25519  # noqa: F401, PLC0415 -- whether it is there
    except ImportError:
        stand_in_for_cryptography()
        has_signatures = False
    else:
        has_signatures = True
    from staufer_protocol.replay import read_replay, verify  # noqa: PLC0415 -- after what it stands on

    heads = {}
    for file in sorted((TESTS / "corpus").glob("*.staufer")):
        verdict = verify(read_replay(file.read_bytes()))
        heads[file.name] = [verdict.head.hex(), verdict.code, verdict.record]
    version, spoken = sys.version.split()[0], locale.setlocale(locale.LC_CTYPE)
    print(json.dumps({"version": version, "locale": spoken, "signatures": has_signatures, "heads": heads}))


if __name__ == "__main__":
    main()
