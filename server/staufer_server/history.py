"""What anybody may read of the past: the ladder, players with their ratings, matches."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, or_
from sqlmodel import Session, col, select

from staufer_protocol.codec import unpack_server
from staufer_protocol.messages import MatchOver
from staufer_server.models import Account, Match, MatchSeat, Rating, RatingEvent
from staufer_server.ratings import PROVISIONAL, START

Json = None | bool | int | str | Sequence["Json"] | dict[str, "Json"]
JsonObject = dict[str, Json]
BOARD = 100  # rows of the ladder
POINTS = 500  # of a rating's curve
LONGEST_PAGE = 100


def ladder(session: Session, game: str, me: int | None, is_local: bool) -> JsonObject:
    """The best of a game; on the board stand those who have a name and are past their first matches."""
    least = 1 if is_local else PROVISIONAL
    board = session.exec(
        select(Rating, Account)
        .where(Rating.account_id == Account.id, Rating.ladder == game, Rating.games >= least)
        .where(or_(col(Account.is_named), col(Account.kind) == "bot"))
        .order_by(col(Rating.centi).desc(), col(Rating.games).desc(), col(Rating.account_id))
        .limit(BOARD)
    ).all()
    rows: list[JsonObject] = []
    for n, (rating, account) in enumerate(board):
        is_shared = n > 0 and board[n - 1][0].centi == rating.centi
        rows.append(ladder_row(rows[-1]["place"] if is_shared else n + 1, account, rating))
    return {"game": game, "rows": rows, "me": None if me is None else own_row(session, game, me, least)}


def own_row(session: Session, game: str, me: int, least: int) -> JsonObject | None:
    account = session.get(Account, me)
    if account is None:
        return None
    rating = session.get(Rating, (me, game))
    if rating is None or rating.games < least or not (account.is_named or account.kind == "bot"):
        return ladder_row(None, account, rating)
    better = session.exec(
        select(func.count())
        .select_from(Rating)
        .join(Account, col(Rating.account_id) == Account.id)
        .where(Rating.ladder == game, Rating.games >= least, Rating.centi > rating.centi)
        .where(or_(col(Account.is_named), col(Account.kind) == "bot"))
    ).one()
    return ladder_row(better + 1, account, rating)


def ladder_row(place: Json, account: Account, rating: Rating | None) -> JsonObject:
    return {
        "place": place,
        "player": account.id,
        "name": account.name,
        "centi": START if rating is None else rating.centi,
        "games": 0 if rating is None else rating.games,
        "is_bot": account.kind == "bot",
    }


def player(session: Session, number: int) -> JsonObject | None:
    account = session.get(Account, number)
    if account is None:
        return None
    ratings = session.exec(select(Rating).where(Rating.account_id == number).order_by(Rating.ladder)).all()
    return {
        "player": number,
        "name": account.name,
        "is_guest": account.kind == "guest",
        "is_bot": account.kind == "bot",
        "ratings": [
            {"game": r.ladder, "centi": r.centi, "games": r.games, "history": curve(session, number, r.ladder)}
            for r in ratings
        ],
    }


def curve(session: Session, number: int, game: str) -> list[Json]:
    events = session.exec(
        select(RatingEvent, Match.ended)
        .where(RatingEvent.account_id == number, RatingEvent.ladder == game, RatingEvent.match_id == Match.id)
        .order_by(col(RatingEvent.at).desc(), col(Match.started).desc())
        .limit(POINTS)
    ).all()
    return [{"match": e.match_id.hex(), "at": e.at, "centi": e.after} for e, _ in reversed(events)]


def matches(session: Session, number: int, game: str | None, before: int | bytes | None, limit: int) -> list[Json]:
    """A player's matches, the newest first; *before* is a time or the match that the last page ended with."""
    question = select(Match).where(MatchSeat.match_id == Match.id, MatchSeat.account_id == number)
    if game is not None:
        question = question.where(Match.game == game)
    if isinstance(before, bytes):
        last = session.get(Match, before)
        if last is None:
            return []
        question = question.where(
            or_(col(Match.started) < last.started, (col(Match.started) == last.started) & (col(Match.id) < before))
        )
    elif before is not None:
        question = question.where(Match.started < before)
    question = question.order_by(col(Match.started).desc(), col(Match.id).desc()).limit(min(limit, LONGEST_PAGE))
    return [match_line(session, found, number) for found in session.exec(question).all()]


def match_line(session: Session, found: Match, number: int | None) -> JsonObject:
    seats = session.exec(select(MatchSeat).where(MatchSeat.match_id == found.id).order_by(col(MatchSeat.seat))).all()
    moved = session.get(RatingEvent, (found.id, number, found.game)) if number is not None else None
    is_over = all(seat.place is not None for seat in seats)
    return {
        "match": found.id.hex(),
        "game": found.game,
        "names": [seat.name for seat in seats],
        "players": [seat.account_id for seat in seats],
        "places": [seat.place for seat in seats] if is_over else [],
        "scores": [seat.score for seat in seats] if is_over else [],
        "pace": found.pace,
        "rated": found.rated,
        "status": found.status,
        "started": found.started,
        "ended": found.ended,
        "change": 0 if moved is None else moved.after - moved.before,
    }


def match(session: Session, ident: bytes) -> JsonObject | None:
    """One match with its result and every number of its ratings."""
    found = session.get(Match, ident)
    if found is None:
        return None
    over = None if found.outcome is None else unpack_server(found.outcome)
    results: list[Json] = []
    changes: list[Json] = []
    if isinstance(over, MatchOver):
        results = [{"seat": r.seat, "place": r.place, "score": r.score, "how": r.how} for r in over.results]
        changes = [
            {
                "seat": c.seat,
                "before": c.before,
                "after": c.after,
                "games": c.games,
                "k": c.k,
                "terms": [
                    {"seat": t.seat, "centi": t.centi, "expected": t.expected, "result": t.result} for t in c.terms
                ],
            }
            for c in over.ratings
        ]
    line = match_line(session, found, None)
    return line | {"results": results, "ratings": changes, "unrated_because": found.unrated_because}
