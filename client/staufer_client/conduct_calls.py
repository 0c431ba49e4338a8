"""What is asked of a server about company and time: vacation, notices elsewhere, whom one shuns, reports of persons."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_client.api import Api, Json
from staufer_engine.phrases import Msgid

ARRIVED: Msgid = "The notice has arrived."
REPORTED: Msgid = "Thank you: a moderator of this server will look at it."


@dataclass(frozen=True, slots=True)
class LookAtConduct:
    """How it stands."""


@dataclass(frozen=True, slots=True)
class TakeVacation:
    begins: bool


@dataclass(frozen=True, slots=True)
class SetHook:
    url: str  # empty: nowhere


@dataclass(frozen=True, slots=True)
class TryHook:
    pass


@dataclass(frozen=True, slots=True)
class ReportPerson:
    player: int
    match: str  # hexadecimal; empty: from the lobby
    from_seq: int
    upto_seq: int
    reason: str


ConductWish = LookAtConduct | TakeVacation | SetHook | TryHook | ReportPerson


@dataclass(frozen=True, slots=True)
class ConductSaid:
    """How it stands at the server."""

    vacation_until: int  # seconds since 1970; 0: not on vacation
    days_left: int
    url: str
    problem: str
    shunned: tuple[tuple[int, str, int], ...]  # number, name, manner
    secret: str = ""
    sentence: Msgid = ""


async def done(api: Api, wish: ConductWish) -> ConductSaid:
    """Have it done by the server; raises ``ServerSays`` where it says no."""
    secret, sentence = "", ""
    match wish:
        case TakeVacation(begins):
            await api.ask("POST" if begins else "DELETE", "me/vacation")
        case SetHook(""):
            await api.tell("DELETE", "me/webhook")
        case SetHook(url):
            secret = (await api.ask("PUT", "me/webhook", {"url": url})).at("secret").text()
        case TryHook():
            await api.tell("POST", "me/webhook/test")
            sentence = ARRIVED
        case ReportPerson(player, match, from_seq, upto_seq, reason):
            body: dict[str, str | int] = {"about": player, "match": match, "from_seq": from_seq, "upto_seq": upto_seq}
            await api.ask("POST", "reports/persons", body | {"reason": reason})
            sentence = REPORTED
        case LookAtConduct():
            pass
    vacation, hook = await api.ask("GET", "me/vacation"), await api.ask("GET", "me/webhook")
    shunned = (await api.ask("GET", "me/shunned")).at("people").items()
    return ConductSaid(
        vacation.at("until").whole(), vacation.at("left").whole(), hook.at("url").text(), hook.at("problem").text(),
        tuple(read_shunned(one) for one in shunned), secret, sentence,
    )  # fmt: skip


def read_shunned(one: Json) -> tuple[int, str, int]:
    return one.at("player").whole(), one.at("name").text(), one.at("how").whole()
