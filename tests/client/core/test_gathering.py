"""Several things are chosen at once, in any order, and nothing lists the thousand answers there are."""

from __future__ import annotations

import pytest

from staufer_client.choosing import Offer, choice_id
from staufer_client.gathering import Gathering
from staufer_engine.games.stupor_mundi.cards import Handfuls
from staufer_engine.kernel import Choice, OptionWords
from staufer_engine.phrases import Phrase

NO_WORDS = Phrase("")


class Told:
    """Puts answers into words, and counts how many."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, choice: Choice) -> Offer:
        assert isinstance(choice, tuple)
        self.count += 1
        targets = tuple(f"hand:{card}" for card in choice)
        return Offer(choice_id(choice), choice, OptionWords(NO_WORDS, NO_WORDS, NO_WORDS, targets), ())


def of_the_hand(*cards: int) -> Gathering:
    return Gathering(Handfuls(list(cards)), Told())


def taken(gathering: Gathering) -> Choice | None:
    return gathering.primary.choice if gathering.primary else None


@pytest.mark.parametrize("clicks", [("hand:2", "hand:7", "hand:11"), ("hand:11", "hand:2", "hand:7")])
def test_cards_are_taken_in_any_order(clicks: tuple[str, ...]) -> None:
    gathering = of_the_hand(2, 7, 7, 11)
    for target in clicks:
        assert gathering.can_click(target)
        assert gathering.click(target) is None
    assert taken(gathering) == (2, 7, 11)


def test_copies_are_taken_one_by_one_and_put_back_together() -> None:
    gathering = of_the_hand(7, 7, 11)
    gathering.click("hand:7")
    gathering.click("hand:11")
    gathering.click("hand:7")
    assert taken(gathering) == (7, 7, 11)
    gathering.click("hand:7")
    assert taken(gathering) == (11,)


def test_the_last_one_is_put_back_first() -> None:
    gathering = of_the_hand(2, 7)
    gathering.click("hand:7")
    gathering.click("hand:2")
    assert gathering.put_back()
    assert taken(gathering) == (7,)
    assert gathering.put_back()
    assert not gathering.put_back()


def test_the_bar_offers_what_is_taken_and_nothing_at_all() -> None:
    gathering = of_the_hand(2, 7)
    assert [button.key for button in gathering.buttons()] == ["0"]
    gathering.click("hand:2")
    assert [(button.key, button.is_primary) for button in gathering.buttons()] == [("C", True), ("0", False)]
    chosen = gathering.press(gathering.buttons()[0].id)
    assert chosen is not None
    assert chosen.choice == (2,)


def test_only_what_can_still_be_taken_is_marked() -> None:
    gathering = Gathering([(3,), (4,), (3, 4), (4, 4)], Told())
    assert set(gathering.marks()) == {"hand:3", "hand:4"}
    gathering.click("hand:3")
    assert set(gathering.marks()) == {"hand:4"}
    assert gathering.can_click("hand:3")  # to put it back
    assert not gathering.can_click("hand:9")


def test_a_large_hand_is_not_listed_in_words() -> None:
    told = Told()
    gathering = Gathering(Handfuls(list(range(12))), told)
    for card in range(12):
        gathering.click(f"hand:{card}")
    assert taken(gathering) == tuple(range(12))
    assert told.count < 100


def test_what_was_taken_is_taken_again_as_far_as_it_can_be() -> None:
    gathering = of_the_hand(2, 7)
    gathering.take_up("", ("hand:7", "hand:9"))
    assert taken(gathering) == (7,)
