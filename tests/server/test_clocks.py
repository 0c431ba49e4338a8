"""The clocks: allowance before bank, free seconds out of turn, lag, grace and strikes."""

from __future__ import annotations

from staufer_server.clocks import A_DAY, GRACE, PACES, MatchClocks

QUICK = PACES["quick"]
BANK, TURN = 180_000, 15_000


def clocks(seats: int = 2) -> MatchClocks:
    made = MatchClocks(QUICK, seats)
    made.ask([0], True, 0)
    return made


def test_the_paces_are_those_that_are_announced() -> None:
    live = {name: (pace.bank, pace.turn) for name, pace in PACES.items() if pace and pace.is_live}
    assert live == {"quick": (180_000, 15_000), "normal": (480_000, 30_000), "slow": (1_200_000, 60_000)}
    days = {name: pace.turn // A_DAY for name, pace in PACES.items() if pace and not pace.is_live}
    assert days == {"day": 1, "two_days": 2, "three_days": 3, "week": 7}


def test_by_correspondence_every_turn_brings_each_seat_its_days() -> None:
    made = MatchClocks(PACES["day"], 2)
    made.ask([0], True, 0)
    made.spend(0, A_DAY // 2, 0)
    made.ask([1], False, A_DAY // 2)  # out of turn he has his days, too
    assert made.falls_at(1) == A_DAY // 2 + A_DAY + GRACE
    made.spend(1, A_DAY, 0)
    made.ask([0], False, A_DAY)  # the same turn: what is left of its day
    assert made.falls_at(0) == A_DAY + A_DAY // 2 + GRACE
    made.ask([1], True, A_DAY)
    assert made.falls_at(1) == 2 * A_DAY + GRACE


def test_on_vacation_a_clock_stands_still_and_goes_on_where_it_was() -> None:
    made = MatchClocks(PACES["day"], 2)
    made.ask([0], True, 0)
    made.pause(0, 1_000)
    assert made.falls_at(0) is None
    assert made.shown(5 * A_DAY)[0].turn == A_DAY - 1_000
    assert not made.shown(5 * A_DAY)[0].is_running
    assert made.hands[0].waited(5 * A_DAY) == 5 * A_DAY - 1_000
    made.resume(0, 5 * A_DAY)
    assert made.falls_at(0) == 6 * A_DAY - 1_000 + GRACE


def test_who_is_asked_while_on_vacation_begins_when_he_is_back() -> None:
    made = MatchClocks(PACES["week"], 2)
    made.pause(1, 0)
    made.ask([1], True, A_DAY)
    made.resume(1, 3 * A_DAY)
    assert made.falls_at(1) == 10 * A_DAY + GRACE


def test_the_allowance_of_the_turn_is_used_before_the_bank() -> None:
    made = clocks()
    assert made.charge(0, 14_000) == 0
    assert made.charge(0, 20_000) == 5_000
    made.spend(0, 14_000, 0)
    made.ask([0], False, 14_000)  # the same turn goes on with one second left of its allowance
    assert made.charge(0, 17_000) == 2_000


def test_what_is_left_of_an_allowance_is_lost() -> None:
    made = clocks()
    made.spend(0, 1_000, 0)
    made.ask([1], True, 1_000)
    made.spend(1, 2_000, 0)
    made.ask([0], True, 2_000)
    assert made.shown(2_000)[0].turn == TURN
    assert made.shown(2_000)[0].bank == BANK


def test_a_question_out_of_turn_has_fifteen_seconds_free() -> None:
    made = clocks()
    made.spend(0, 1_000, 0)
    made.ask([1], False, 1_000)
    assert made.charge(1, 16_000) == 0
    assert made.charge(1, 18_000) == 2_000
    made.spend(1, 18_000, 2_000)
    made.ask([1], False, 18_000)
    assert made.charge(1, 33_000) == 0  # free again at the next question
    assert made.hands[1].bank == BANK - 2_000


def test_the_network_is_not_charged_up_to_half_a_second() -> None:
    made = clocks()
    assert made.charge(0, 16_000, lag=300) == 700
    assert made.charge(0, 16_000, lag=5_000) == 500


def test_the_flag_falls_a_second_after_the_last() -> None:
    made = clocks()
    assert made.falls_at(0) == TURN + BANK + 1_000
    assert made.fallen(TURN + BANK + 999) == []
    assert made.fallen(TURN + BANK + 1_000) == [0]
    assert made.charge(0, TURN + BANK + 1_500) == BANK  # never more than there is


def test_who_is_not_asked_does_not_lose_time() -> None:
    made = clocks()
    assert made.falls_at(1) is None
    assert made.charge(1, 100_000) == 0
    assert [face.is_running for face in made.shown(5)] == [True, False]


def test_all_flags_of_one_turn_are_one_strike() -> None:
    made = clocks()
    assert made.strike(0) == 1
    made.struck(0, 1)
    made.ask([0], False, 200_000)
    assert made.strike(0) == 1
    made.ask([1], True, 201_000)
    made.ask([0], True, 202_000)
    assert made.strike(0) == 2
    assert made.falls_at(0) == 202_000 + TURN + 1_000  # the bank is empty from now on


def test_together_everybody_has_a_clock_of_his_own() -> None:
    made = MatchClocks(QUICK, 3)
    made.ask([0, 1, 2], True, 0)
    made.spend(1, 20_000, made.charge(1, 20_000))
    assert [hand.bank for hand in made.hands] == [BANK, BANK - 5_000, BANK]
    assert [face.is_running for face in made.shown(20_000)] == [True, False, True]


def test_untimed_matches_charge_nothing() -> None:
    made = MatchClocks(PACES["untimed"], 2)
    made.ask([0], True, 0)
    assert made.charge(0, 10**9) == 0
    assert made.falls_at(0) is None
    assert not made.shown(10**9)[0].is_running


def test_a_credit_raises_the_bank() -> None:
    made = clocks()
    made.credit(0, 30_000)
    assert made.shown(0)[0].bank == BANK + 30_000


def test_taking_back_gives_no_time_back() -> None:
    made = clocks()
    made.spend(0, 5_000, made.charge(0, 5_000))
    made.ask([0], False, 5_000)
    made.go_back([0], 60_000)  # the last choice is taken back after long thought
    assert made.falls_at(0) == 5_000 + 10_000 + 180_000 + 1_000
    assert made.charge(0, 60_000) == 45_000


def test_after_taking_back_only_who_is_asked_now_has_a_running_clock() -> None:
    made = clocks()
    made.spend(0, 5_000, 0)
    made.ask([1], False, 5_000)
    made.go_back([0], 9_000)
    assert made.falls_at(1) is None
    assert made.charge(0, 20_000) == 1_000  # eleven seconds; ten were left of the turn
