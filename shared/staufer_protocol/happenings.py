"""Words for what happens round the game: time, leaving, coming back, votes, the end."""

from __future__ import annotations

from staufer_engine.phrases import Fact, Msgid, Phrase, Seat
from staufer_protocol.stream import (
    Body,
    ClockReason,
    ClocksChanged,
    Ended,
    Flagged,
    LeaveReason,
    Left,
    Player,
    Resigned,
    TakenOver,
    Undone,
    Voided,
    VoidReason,
    Vote,
    Voted,
)

LEAVING: dict[LeaveReason, Msgid] = {
    LeaveReason.LEFT: "{player} leaves the match.",
    LeaveReason.ABSENT: "{player} did not come back in time.",
    LeaveReason.FLAGGED: "{player} ran out of time for the last time.",
    LeaveReason.REMOVED: "{player} was removed by a moderator.",
}

PLAYING: dict[Player, Msgid] = {
    Player.OWNER: "{player} plays again.",
    Player.HOUSE_BOT: "A house bot plays on for {player}.",
    Player.STAND_IN: "A stand-in plays on for {player}.",
}

ON_VACATION: dict[ClockReason, Msgid] = {
    ClockReason.VACATION_BEGINS: "{player} is on vacation: the clock stands still.",
    ClockReason.VACATION_ENDS: "{player} is back from vacation: the clock goes on.",
}

VOTES: dict[tuple[Vote, bool], Msgid] = {
    (Vote.DRAW, True): "{player} is for a draw.",
    (Vote.DRAW, False): "{player} is against a draw.",
    (Vote.VOID, True): "{player} is for declaring the match void.",
    (Vote.VOID, False): "{player} is against declaring the match void.",
    (Vote.UNDO, True): "{player} is for going back.",
    (Vote.UNDO, False): "{player} is against going back.",
}

VOID: dict[VoidReason, Msgid] = {
    VoidReason.AGREED: "All agree: the match is void.",
    VoidReason.TOO_EARLY: "The match is void: somebody left before everybody had played a round.",
    VoidReason.RULE_FAULT: "The match is void: a rule failed. It is not rated.",
    VoidReason.SERVER_AWAY: "The match is void: the server was away too long.",
    VoidReason.UNVERIFIED: "The match is void: two copies of it differed.",
    VoidReason.REMOVED: "The match is void: a moderator ended it.",
}


# Why a match moved no ratings, by the stable code; and how a seat came to its place.
UNRATED: dict[str, Msgid] = {
    "casual": "This match was agreed to be unrated.",
    "alone": "A match of one player is not rated.",
    "pair_limit": "You have played each other too often today; further matches are not rated.",
    "same_address": "You play from one address, and have met in a rated match today; further ones are not rated.",
    "private": "Matches by invitation are not rated.",
    "void": "The match was declared void, so nobody's rating moved.",
    "unverified": "The match could not be verified, so nobody's rating moved.",
    "moderator": "A moderator has declared this match void; the ratings that it had moved were given back.",
    "outdated": "This match was begun by an earlier program, in which players had no share in its chance: it is void.",
    "offline": "Matches on this computer are not rated.",
}

HOW: dict[str, Msgid] = {
    "played": "",
    "resigned": "resigned",
    "left": "left the match",
    "flagged": "ran out of time",
}


def happening(body: Body) -> Phrase | None:
    """The line of a record that is no choice; None where the game itself tells what happened."""
    line = None
    match body:
        case ClocksChanged(changes):
            told = [(seat, ON_VACATION[ClockReason(reason)]) for seat, _, reason in changes if reason in ON_VACATION]
            line = about(*told[0]) if told else None
        case Undone(actor):
            line = about(actor, "{player} takes back a choice.")
        case Flagged(actor, strike):
            facts: dict[str, Fact] = {"player": Seat(actor), "strike": strike}
            line = Phrase("{player} is out of time (strike {strike} of 3); the rules choose.", facts)
        case Left(actor, reason):
            line = about(actor, LEAVING[LeaveReason(reason)])
        case TakenOver(actor, who):
            line = about(actor, PLAYING[Player(who)])
        case Voted(actor, what, yes):
            line = about(actor, VOTES[Vote(what), yes])
        case Resigned(actor):
            line = about(actor, "{player} resigns.")
        case Ended():
            line = Phrase("The match is over.")
        case Voided(reason):
            line = Phrase(VOID[VoidReason(reason)])
    return line


def about(actor: int, sentence: Msgid) -> Phrase:
    return Phrase(sentence, {"player": Seat(actor)})
