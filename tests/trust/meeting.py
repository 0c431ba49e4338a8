"""People who meet at a table, over encoded messages from the first share of the chance to the last signature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.observers import Watched
from protocol.tables import KEY, Table
from staufer_protocol.codec import pack, unpack_client, unpack_server
from staufer_protocol.complaint import Refusal
from staufer_protocol.course import Course
from staufer_protocol.fairness import commitment, genesis, givers_of, transcript
from staufer_protocol.host import Host
from staufer_protocol.messages import MatchOpened, OpenNonce, SealNonce, SeatedPlayer, Setup
from staufer_protocol.receipt import Agreement, Share, SignedHeads, number_of
from staufer_protocol.replay import read_replay, verify, write_replay
from staufer_protocol.standing import has_free_undo
from staufer_protocol.stream import ClockReason, LeaveReason, Player, Vote

NAMES = ("Costanza", "Piero", "Bianca", "Manfred", "Enzo")


def to_client(message):
    return unpack_server(pack(message))


def to_server(message):
    return unpack_client(pack(message))


class Meeting(Table):
    """A match whose players play to win something, and at whose table everything happens that can."""

    def __init__(
        self,
        watched: Watched,
        seats: int,
        options: Mapping[str, int],
        seed: int | str,
        *,
        rated: bool = True,
        bots: Sequence[int] = (),
        calm: bool = False,
    ) -> None:
        self.watched, self.rules, self.calm = watched, watched.rules, calm
        self.dice = Random(f"{self.rules.name} {seats} {seed}")
        self.now = 0
        self.secret = self.dice.randbytes(32)
        self.setup, self.shares = self.agree(self.wish(seats, options, rated, bots))
        self.host = Host(self.rules, self.setup, self.secret, free_undo=has_free_undo(self.setup))
        self.observers = (*range(seats), None)
        self.courses = {observer: Course(self.rules, self.setup, observer) for observer in self.observers}
        self.heads = {observer: SignedHeads(KEY.public) for observer in self.observers}
        self.sign()
        self.take(self.host.begin(0))

    # -- before it begins ------------------------------------------------------------------

    def wish(self, seats: int, options: Mapping[str, int], rated: bool, bots: Sequence[int]) -> Setup:
        rules, match = self.rules, self.dice.randbytes(16)
        players = tuple(SeatedPlayer(n + 1, NAMES[n], n in bots, 150_000, 3) for n in range(seats))
        return Setup(
            match, rules.name, rules.version, rules.data_hash, tuple(sorted(options.items())), players, "untimed",
            rated, commitment(match, self.secret), 1_700_000_000,
        )  # fmt: skip

    def agree(self, wish: Setup) -> tuple[Setup, list[Share]]:
        """Both rounds, as they go over the wire; everybody checks what he is told."""
        agreement = Agreement(wish, self.secret)
        offer = to_client(KEY.offer(agreement.setup, 30_000))
        numbers = [number_of(offer.setup, giver.player) for giver in givers_of(offer.setup.seats)]
        shares = [Share(offer, number, self.dice.randbytes(32), KEY.public) for number in numbers]
        sealed = opened = None
        for share in shares:
            sealed = agreement.seal(share.number, to_server(SealNonce(wish.match, share.commitment)).commitment)
        for share in shares:
            nonce = to_server(OpenNonce(wish.match, share.open(to_client(sealed)))).nonce
            opened = agreement.open(share.number, nonce)
        begun = to_client(MatchOpened(agreement.agreed(), 0, 0, True)).setup
        for share in shares:
            assert transcript(share.agree(to_client(opened))) == transcript(begun)
            share.check_match(begun)
        return begun, shares

    def sign(self) -> None:
        """The host signs where the match stands, and everybody's own copy stands there."""
        signed = to_client(KEY.head(self.setup.match, self.host.seq, self.host.head))
        for observer, course in self.courses.items():
            assert self.heads[observer].take(signed) is None
            assert course.head == signed.head
        if not self.host.seq:
            assert signed.head == genesis(transcript(self.setup))

    def share_of(self, player: int) -> Share:
        """One person's part in the set-up."""
        return self.shares[number_of(self.setup, player)]

    # -- what happens ----------------------------------------------------------------------

    def play(self) -> Meeting:
        while not self.host.is_over:
            self.something_happens()
        self.sign()
        return self

    def something_happens(self) -> None:
        self.now += self.dice.randrange(3000)
        kinds = (self.choose, self.undo, self.lose_on_time, self.mend_a_clock, self.vote, self.lose_a_player)
        self.dice.choices(kinds, (900, 60, 12, 12, 12, 0 if self.calm else 2))[0]()

    def choose(self) -> None:
        seat = self.dice.choice(self.host.waiting_for())
        choice = self.watched.answers(self.host.course.game, self.dice)[seat]
        self.take(self.host.choose(seat, choice, self.now, self.dice.randrange(900)))

    def undo(self) -> None:
        somebody = self.dice.randrange(len(self.setup.seats))
        target = self.host.undo_target(somebody)
        if target is None:
            self.choose()
        else:
            self.take(self.host.undo(somebody, target, self.now))

    def lose_on_time(self) -> None:
        self.take(self.host.flag(self.dice.choice(self.host.waiting_for()), self.now, 1))

    def mend_a_clock(self) -> None:
        seat = self.dice.randrange(len(self.setup.seats))
        self.take(self.host.clock([(seat, 5000, ClockReason.INCREMENT)], self.now))

    def vote(self) -> None:
        """Somebody proposes something, or is against what was proposed; now and then he may not."""
        seat = self.dice.randrange(len(self.setup.seats))
        what = self.dice.choice(list(Vote))
        is_for = self.host.course.standing.offer(what) is None or (what == Vote.UNDO and self.dice.random() < 0.7)
        try:
            step = self.host.vote(seat, what, is_for, self.now)
        except Refusal:
            self.choose()
        else:
            if not (step.course.is_over and self.calm):
                self.take(step)

    def lose_a_player(self) -> None:
        somebody, host = self.dice.randrange(len(self.setup.seats)), self.host
        if host.course.standing.has_gone(somebody):
            self.take(host.take_over(somebody, self.dice.choice((Player.OWNER, Player.HOUSE_BOT)), self.now))
            return
        if self.dice.random() < 0.5:
            self.take(host.resign(somebody, self.now))
        else:
            self.take(host.leave(somebody, self.dice.choice(list(LeaveReason)), self.now))
        if not host.is_over:
            self.take(host.take_over(somebody, Player.HOUSE_BOT, self.now))

    # -- after its end ---------------------------------------------------------------------

    def file(self) -> bytes:
        return write_replay(self.host, KEY)

    def everybody_verifies(self) -> None:
        """The file proves the match, and it is the one that everybody's own copy has followed."""
        verdict = verify(read_replay(self.file()))
        assert verdict.is_verified, verdict
        for course in self.courses.values():
            assert course.head == verdict.head
