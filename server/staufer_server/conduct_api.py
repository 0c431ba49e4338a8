"""JSON over HTTP about company and time: reports of persons, who is shunned, vacation, notices elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from staufer_server.calls import Asked, Call
from staufer_server.conduct import LONGEST_WORDS, REASONS, Complaint, Conduct
from staufer_server.ground import Ground
from staufer_server.webhooks import LONGEST_URL, Hook, Webhooks

Seq = Annotated[int, Field(ge=0, le=5_000, description="a record of the match")]


@dataclass(frozen=True, slots=True)
class PersonReported:
    about: Annotated[int, Field(ge=1, le=2**31 - 1, description="the number of an account")]
    reason: Annotated[str, Field(max_length=20, description="one of " + ", ".join(REASONS))]
    match: Annotated[str, Field(pattern="^([0-9a-f]{32})?$", description="empty: it is about the lobby")] = ""
    from_seq: Seq = 0
    upto_seq: Annotated[int, Field(ge=0, le=5_000, description="0: to the last record there is")] = 0
    words: Annotated[str, Field(max_length=2 * LONGEST_WORDS)] = ""


@dataclass(frozen=True, slots=True)
class PersonReportTaken:
    report: int


@dataclass(frozen=True, slots=True)
class ShunnedPerson:
    player: int
    name: str
    how: Annotated[int, Field(description="1 muted, 2 blocked")]


@dataclass(frozen=True, slots=True)
class ShunnedPeople:
    people: list[ShunnedPerson]


@dataclass(frozen=True, slots=True)
class VacationSaid:
    """The clocks of matches by correspondence stand still meanwhile."""

    since: Annotated[int, Field(ge=0, description="seconds since 1970; 0: not on vacation")]
    until: Annotated[int, Field(ge=0, description="when it ends at the latest")]
    left: Annotated[int, Field(ge=0, description="days that can still be taken within a year")]


@dataclass(frozen=True, slots=True)
class WebhookWanted:
    url: Annotated[str, Field(max_length=LONGEST_URL, description="https://example.org/path")]


@dataclass(frozen=True, slots=True)
class WebhookSaid:
    url: Annotated[str, Field(description="empty: nowhere")]
    problem: Annotated[str, Field(description="why the last notice did not arrive; empty where it did")]
    secret: Annotated[str, Field(description="hexadecimal: with it notices are signed; told once")]


class ConductApi:
    def __init__(self, ground: Ground, conduct: Conduct, webhooks: Webhooks) -> None:
        self._times = ground.times
        self._conduct = conduct
        self._webhooks = webhooks

    def calls(self) -> list[Call]:
        return [
            Call(
                "POST", "/api/v1/reports/persons", "Report a person to whoever moderates this server.", self.report,
                PersonReportTaken, status=201, who="owner", takes=PersonReported, refusals=(403, 404, 409),
            ),
            Call("GET", "/api/v1/me/shunned", "Whom one mutes or blocks.", self.shunned, ShunnedPeople, who="owner"),
            Call("GET", "/api/v1/me/vacation", "One's vacation.", self.vacation, VacationSaid, who="owner"),
            Call(
                "POST", "/api/v1/me/vacation", "Go on vacation.", self.begin_vacation, VacationSaid, who="owner",
                refusals=(409,),
            ),
            Call(
                "DELETE", "/api/v1/me/vacation", "Come back.", self.end_vacation, VacationSaid, who="owner",
                refusals=(409,),
            ),
            Call(
                "GET", "/api/v1/me/webhook", "Where one is told of one's turns.", self.webhook, WebhookSaid,
                who="owner",
            ),
            Call(
                "PUT", "/api/v1/me/webhook", "Be told at this address; a new secret signs what is sent.",
                self.set_webhook, WebhookSaid, who="owner", takes=WebhookWanted,
            ),
            Call("DELETE", "/api/v1/me/webhook", "Be told nowhere.", self.forget_webhook, None, who="owner"),
            Call(
                "POST", "/api/v1/me/webhook/test", "Send a notice for a trial, and say what came of it.",
                self.test_webhook, None, who="owner", refusals=(409,),
            ),
        ]  # fmt: skip

    async def report(self, asked: Asked) -> PersonReportTaken:
        said = asked.body
        assert isinstance(said, PersonReported)
        match = bytes.fromhex(said.match)
        complaint = Complaint(said.about, match, said.from_seq, said.upto_seq, said.reason, said.words)
        return PersonReportTaken(await self._conduct.report(asked.account.player, complaint))

    async def shunned(self, asked: Asked) -> ShunnedPeople:
        return ShunnedPeople([ShunnedPerson(*one) for one in await self._conduct.shunned(asked.account.player)])

    async def vacation(self, asked: Asked) -> VacationSaid:
        now = await self._times.standing(asked.account.player)
        return VacationSaid(now.since, now.until, now.left)

    async def begin_vacation(self, asked: Asked) -> VacationSaid:
        await self._times.begin(asked.account.player)
        return await self.vacation(asked)

    async def end_vacation(self, asked: Asked) -> VacationSaid:
        await self._times.end(asked.account.player)
        return await self.vacation(asked)

    async def webhook(self, asked: Asked) -> WebhookSaid:
        return hook_said(await self._webhooks.of(asked.account.player))

    async def set_webhook(self, asked: Asked) -> WebhookSaid:
        assert isinstance(asked.body, WebhookWanted)
        return hook_said(await self._webhooks.set(asked.account.player, asked.body.url))

    async def forget_webhook(self, asked: Asked) -> None:
        await self._webhooks.forget(asked.account.player)

    async def test_webhook(self, asked: Asked) -> None:
        await self._webhooks.test(asked.account.player)


def hook_said(hook: Hook) -> WebhookSaid:
    return WebhookSaid(hook.url, hook.problem, hook.secret)
