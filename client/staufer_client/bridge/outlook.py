"""What a search is like: how long it takes, whom it finds, who waits already; as the server tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from staufer_client.bridge.facts import Bridge, Fact

if TYPE_CHECKING:
    from staufer_protocol.messages import Forecast

STEP = 100  # points of one place of the crowd
LOWEST = 600


class Outlook(Bridge):
    """Figures; the pages put them into words.  Waits are in seconds, ratings in points, -1 is unknown."""

    isKnown = Fact(False)  # the server has said something
    game = Fact("")
    expected = Fact(-1)
    most = Fact(-1)
    samples = Fact(0)
    spread = Fact(-1)
    mine = Fact(0)
    window = Fact(0)  # how far ratings may lie apart when the expected wait is over
    waiting = Fact[list[int]]([])  # the ratings of those who wait for the same
    playing = Fact(0)  # who wait for this game in whatever way
    crowd = Fact[list[dict[str, float]]]([])  # {x: rating, y: share of the highest}: how strong the people are
    botsIn = Fact(-1)
    shorter = Fact[list[dict[str, object]]]([])  # {what: "seats" or "bots", wait}

    def show(self, forecast: Forecast) -> None:
        self.game = forecast.game
        self.expected, self.most = seconds(forecast.expected), seconds(forecast.most)
        self.samples, self.playing = forecast.samples, forecast.playing
        self.spread = points(forecast.spread)
        self.mine, self.window = points(forecast.centi), points(forecast.window)
        self.waiting = [points(centi) for centi in forecast.waiting]
        most = max(forecast.crowd, default=0) or 1
        self.crowd = [
            {"x": LOWEST + STEP * (place + 0.5), "y": count / most} for place, count in enumerate(forecast.crowd)
        ]
        self.botsIn = seconds(forecast.bots_in)
        self.shorter = [{"what": what, "wait": seconds(wait)} for what, wait in forecast.shorter]
        self.isKnown = True

    def forget(self) -> None:
        self.isKnown = False


def seconds(ms: int) -> int:
    """To whole ones, upwards: better a little too long than too short."""
    return -1 if ms < 0 else -(-ms // 1000)


def points(centi: int) -> int:
    return -1 if centi < 0 else (centi + 50) // 100
