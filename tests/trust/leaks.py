"""Six leaks that the two worlds must bring to light, planted for one test at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from staufer_engine.kernel import NATURE
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Refusal
from staufer_protocol.course import Course
from staufer_protocol.draft import Draft
from staufer_protocol.fairness import view_check
from staufer_protocol.host import Host
from staufer_protocol.stream import Chosen, ClocksChanged, Committed, Drawn, bit_of

Plant = Callable[[pytest.MonkeyPatch], None]
honest_write = Draft.write
honest_choose = Host.choose


def is_of_weight(answer: object) -> bool:
    """Something that depends on the face of a card."""
    return bool(sum(answer if isinstance(answer, tuple) else (answer,)) % 2)


def the_card_stands_in_the_body(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(self, body, answer=0, vis=None):
        if vis is not None and isinstance(body, Chosen | Drawn):
            body = replace(body, answer=answer)
        honest_write(self, body, answer, vis)

    monkeypatch.setattr(Draft, "write", write)


def everybody_may_open_the_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(self, body, answer=0, vis=None):
        everybody = (1 << len(self.course.setup.seats)) - 1
        honest_write(self, body, answer, None if vis is None else everybody)

    monkeypatch.setattr(Draft, "write", write)


def the_refusal_knows_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """An oracle: what cannot be chosen is refused in other words where somebody else could choose it."""

    def choose(self, seat, choice, at, charge=0):
        try:
            return honest_choose(self, seat, choice, at, charge)
        except Refusal as refusal:
            truth = sum(n * byte for n, byte in enumerate(enc(self.course.game.state.to_plain())))
            raise Refusal(refusal.code, refusal.sentence[:-1] + "!."[is_of_weight(truth)]) from None

    monkeypatch.setattr(Host, "choose", choose)


def the_check_is_over_the_whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Course.view_check

    def check(self, seq, observer):
        if not honest(self, seq, observer):
            return b""
        state = self.positions[seq].checkpoint or self.at(seq).state
        return view_check(self.setup.match, seq, bit_of(observer), enc(state.to_plain()))

    monkeypatch.setattr(Course, "view_check", check)


def the_number_of_records_depends_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(self, body, answer=0, vis=None):
        honest_write(self, body, answer, vis)
        if vis is not None and is_of_weight(answer):
            honest_write(self, ClocksChanged(((0, 0, 0),)))

    monkeypatch.setattr(Draft, "write", write)


def a_flag_says_that_the_first_was_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a sealed answer, such as the order in which cards go back, is another than the first one offered."""

    def write(self, body, answer=0, vis=None):
        if vis is not None:
            actor = body.actor if isinstance(body, Chosen | Committed) else NATURE
            self._at += answer != self.course.game.ask.options[actor]()[0]
        honest_write(self, body, answer, vis)

    monkeypatch.setattr(Draft, "write", write)


LEAKS: dict[str, Plant] = {
    plant.__name__: plant
    for plant in (
        the_card_stands_in_the_body,
        everybody_may_open_the_seal,
        the_refusal_knows_the_truth,
        the_check_is_over_the_whole_state,
        the_number_of_records_depends_on_the_card,
        a_flag_says_that_the_first_was_not_taken,
    )
}
