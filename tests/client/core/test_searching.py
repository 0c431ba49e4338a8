"""What the search says to the server, and what becomes of what the server says."""

from __future__ import annotations

from staufer_client.searching import DAYS, not_matched, wish_of
from staufer_client.settings import SearchChoices
from staufer_protocol.messages import JoinQueue, QueueLeft
from staufer_server.clocks import PACES
from staufer_server.searches import is_kept


def test_what_was_chosen_becomes_a_wish_with_its_options_in_order() -> None:
    choices = SearchChoices([2, 4], "quick", False, "knight", {"b": 1, "a": 0})
    assert wish_of("fredericus", choices) == JoinQueue(
        "fredericus", (2, 4), (("a", 0), ("b", 1)), "quick", False, "knight"
    )


def test_the_pace_that_is_offered_instead_of_a_live_match_is_one_of_the_server_by_correspondence() -> None:
    assert DAYS in PACES
    assert is_kept(("fredericus", (), DAYS, True))
    assert not is_kept(("fredericus", (), "normal", True))
    assert not is_kept(("fredericus", (), "untimed", False))


def test_who_was_not_ready_hears_what_it_costs() -> None:
    assert not_matched(QueueLeft("matched", 0)) == ""
    assert not_matched(QueueLeft("not_ready", 0)) == "You were not ready in time."
    assert "again in 5:00" in not_matched(QueueLeft("not_ready", 300_000))
