"""Everything that a server writes into its log, and everything that must not stand there."""

from __future__ import annotations

import base64
import json
import os
import re
from collections.abc import Iterator
from io import StringIO

NUMBER, WORD, MATCH = r"-?\d+", r"\w+", r"[0-9a-f]{32}"
CODE, REPORT = r"E_[A-Z_]+", r"\d{8}-\d{6}-[0-9a-f]{8}"
FORMS = {  # what every field may hold: nothing in which a card, a seed or a word of a person could stand
    "event": WORD, "level": WORD, "timestamp": r"[\dTZ:.-]+", "message": WORD, "game": WORD, "kind": WORD,
    "logger": r"[\w.]+",
    "status": WORD, "url": r"http://[\w.:]+", "database": r"[\w/\\:.-]+", "network": r"[\w.:/]*",
    "path": r"/[\w/.-]*", "match": MATCH, "code": CODE, "report": REPORT, "local": "True|False",
    "rated": "True|False", "seconds": r"[\d.]+", "cause": r"\w+ at \w+/\w+\.py:\d+",
    "fault": r"|the (state|answer|question|view of \w+) after record \d+|the (digest|view) of record \d+|"
    r"the chain of the records|The records of this match cannot be read: tell the server's owner\.",
    "why": r"E_[A-Z_]+: [^:]+|The secret of match [0-9a-f]{32} was not wrapped with this key\.|"
    r"Record \d+ of match [0-9a-f]{32} cannot be opened\.",
    "exception": r"(?s).*",
} | dict.fromkeys(("seats", "records", "player", "seat", "seq", "late", "count", "matches"), NUMBER)  # fmt: skip
SHORTEST = 15  # bytes of a recovery code: what is shorter is no secret


class Overheard:
    """What the command would have written, and the secrets that came up meanwhile."""

    def __init__(self) -> None:
        self.written = StringIO()
        self.secrets: set[bytes] = set()
        self.words: set[str] = set()  # passwords, codes, tokens, chat

    def random_bytes(self, count: int) -> bytes:
        """Chance for a server; whatever it draws is a secret, but the names of matches."""
        drawn = os.urandom(count)
        if count >= SHORTEST:
            self.secrets.add(drawn)
        return drawn

    @property
    def text(self) -> str:
        return self.written.getvalue()

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.text.splitlines() if line.startswith("{")]

    @property
    def events(self) -> set[object]:
        return {line["event"] for line in self.lines}

    def faults(self) -> list[str]:
        """All that should not have been said."""
        text = self.text
        public = {bytes.fromhex(str(line["match"])) for line in self.lines if "match" in line}
        found = [f"the secret {one.hex()}" for one in self.secrets - public if any(w in text for w in ways_to_say(one))]
        found += [f"the words {one}" for one in self.words if one in text]
        for line in self.lines:
            for name, value in line.items():
                form = ".*" if name == "event" and "logger" in line else FORMS.get(name)  # words of a library
                if form is None or not re.fullmatch(form, str(value)):
                    found.append(f"{line['event']} says {name}={value}")
        return found


def ways_to_say(secret: bytes) -> Iterator[str]:
    yield secret.hex()
    yield secret.hex().upper()
    yield json.dumps(repr(secret))[1:-1]
    yield json.dumps(str(list(secret)))[1:-1]
    yield ", ".join(map(str, secret))
    yield str(int.from_bytes(secret, "big"))
    for encoded in (base64.b64encode(secret), base64.urlsafe_b64encode(secret), base64.b32encode(secret)):
        yield encoded.decode().rstrip("=")
    yield base64.b32encode(secret).decode().rstrip("=").lower()
