"""What everything that is refused here has in common: a stable code and a sentence."""

from __future__ import annotations

from staufer_engine.phrases import Msgid


class Complaint(Exception):
    """Something is not accepted; *code* is stable, *sentence* is for the person who reads it."""

    def __init__(self, code: str, sentence: Msgid) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class Malformed(Complaint):
    """Bytes that are not one of our messages in its one right form."""


class Diverged(Complaint):
    """A stream that cannot be the match it says it is; whoever follows it must start again."""


class Distrust(Complaint):
    """Somebody does not do as he had bound himself to: nothing that he says of the match is to be believed."""


class Refusal(Complaint):
    """A wish that the host does not grant; nothing was changed."""


class RuleFault(Complaint):
    """A rule of the game raised; nothing was changed, and a person has to look at the match."""


class Damaged(Complaint):
    """A replay file that cannot be read."""
