"""What anybody may read of the past: the ladder, players with their ratings, matches."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, func, or_
from sqlalchemy.sql.elements import ColumnElement
from sqlmodel import Session, col, select

from staufer_protocol.codec import unpack_server
from staufer_protocol.messages import MatchOver
from staufer_server.answers import (
    ChangeSaid,
    Device,
    Ladder,
    LadderRating,
    LadderRow,
    MatchLine,
    MatchSeen,
    Me,
    PlayerSeen,
    RatingPoint,
    SeatSaid,
    TermSaid,
)
from staufer_server.models import Account, Match, MatchSeat, Rating, RatingEvent, Token
from staufer_server.ratings import PROVISIONAL, START
from staufer_server.truth import PRIVATE

PEOPLE, BOTS = ("guest", "player", "bot"), ("bot", "robot")  # house bots stand among both
BOARD = 100  # rows of the ladder
POINTS = 500  # of a rating's curve
LONGEST_PAGE = 100


def ladder(session: Session, game: str, me: int | None, is_local: bool, of: Sequence[str] = PEOPLE) -> Ladder:
    """The best of a game; on the board stand those who have a name and are past their first matches."""
    least = 1 if is_local else PROVISIONAL
    board = session.exec(
        select(Rating, Account)
        .where(Rating.account_id == Account.id, Rating.ladder == game, Rating.games >= least)
        .where(is_listed(of))
        .order_by(col(Rating.centi).desc(), col(Rating.games).desc(), col(Rating.account_id))
        .limit(BOARD)
    ).all()
    rows: list[LadderRow] = []
    for n, (rating, account) in enumerate(board):
        is_shared = n > 0 and board[n - 1][0].centi == rating.centi
        rows.append(ladder_row(rows[-1].place if is_shared else n + 1, account, rating))
    return Ladder(game, rows, None if me is None else own_row(session, game, me, least, of))


def is_listed(of: Sequence[str]) -> ColumnElement[bool]:
    """Whether an account may stand on the board of these kinds."""
    return and_(col(Account.kind).in_(of), or_(col(Account.is_named), col(Account.kind) == "bot"))


def own_row(session: Session, game: str, me: int, least: int, of: Sequence[str]) -> LadderRow | None:
    account = session.get(Account, me)
    if account is None:
        return None
    rating = session.get(Rating, (me, game))
    if rating is None or rating.games < least or not (account.is_named or account.kind in BOTS):
        return ladder_row(None, account, rating)
    better = session.exec(
        select(func.count())
        .select_from(Rating)
        .join(Account, col(Rating.account_id) == Account.id)
        .where(Rating.ladder == game, Rating.games >= least, Rating.centi > rating.centi)
        .where(is_listed(of))
    ).one()
    return ladder_row(better + 1, account, rating)


def ladder_row(place: int | None, account: Account, rating: Rating | None) -> LadderRow:
    return LadderRow(
        place,
        account.id or 0,
        account.name,
        START if rating is None else rating.centi,
        0 if rating is None else rating.games,
        account.kind in BOTS,
    )


def player(session: Session, number: int) -> PlayerSeen | None:
    account = session.get(Account, number)
    if account is None or account.kind == "deleted":
        return None
    ratings = session.exec(select(Rating).where(Rating.account_id == number).order_by(Rating.ladder)).all()
    return PlayerSeen(
        number,
        account.name,
        account.kind == "guest" and not account.is_named,
        account.kind in BOTS,
        [LadderRating(r.ladder, r.centi, r.games, curve(session, number, r.ladder)) for r in ratings],
    )


def player_named(session: Session, key: str) -> PlayerSeen | None:
    number = session.exec(select(Account.id).where(Account.name_key == key)).first()
    return None if number is None else player(session, number)


def me(session: Session, number: int, this: bytes) -> Me | None:
    """What only the player himself may know too; *this* is the digest of the token that he asks with."""
    seen, account = player(session, number), session.get(Account, number)
    if seen is None or account is None:
        return None
    tokens = session.exec(select(Token).where(Token.account_id == number).order_by(col(Token.created))).all()
    devices = [Device(token.device, token.created, token.last_seen, token.sha256 == this) for token in tokens]
    has_password = account.password is not None
    return Me(seen.player, seen.name, seen.is_guest, seen.is_bot, seen.ratings, has_password, devices)


def curve(session: Session, number: int, game: str) -> list[RatingPoint]:
    events = session.exec(
        select(RatingEvent)
        .where(RatingEvent.account_id == number, RatingEvent.ladder == game)
        .order_by(col(RatingEvent.id).desc())
        .limit(POINTS)
    ).all()
    return [RatingPoint(e.match_id.hex(), e.at, e.after) for e in reversed(events)]


def matches(session: Session, number: int, game: str | None, before: int | bytes | None, limit: int) -> list[MatchLine]:
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


def live(session: Session) -> list[MatchLine]:
    """What is being played for everybody to see, the newest first."""
    question = (
        select(Match)
        .where(Match.status == "live", Match.unrated_because != PRIVATE)
        .order_by(col(Match.started).desc())
        .limit(LONGEST_PAGE)
    )
    return [match_line(session, found, None) for found in session.exec(question).all()]


def match_line(session: Session, found: Match, number: int | None) -> MatchLine:
    seats = session.exec(select(MatchSeat).where(MatchSeat.match_id == found.id).order_by(col(MatchSeat.seat))).all()
    moves = () if number is None else session.exec(
        select(RatingEvent).where(RatingEvent.match_id == found.id, RatingEvent.account_id == number)
    ).all()  # fmt: skip
    is_over = all(seat.place is not None for seat in seats)
    return MatchLine(
        found.id.hex(),
        found.game,
        [seat.name for seat in seats],
        [seat.account_id for seat in seats],
        [seat.place for seat in seats] if is_over else [],
        [seat.score for seat in seats] if is_over else [],
        found.pace,
        found.rated,
        found.status,
        found.started,
        found.ended,
        sum(move.after - move.before for move in moves),
    )


def match(session: Session, ident: bytes) -> MatchSeen | None:
    """One match with its result and every number of its ratings."""
    found = session.get(Match, ident)
    if found is None:
        return None
    over = None if found.outcome is None else unpack_server(found.outcome)
    results: list[SeatSaid] = []
    changes: list[ChangeSaid] = []
    if isinstance(over, MatchOver):
        results = [SeatSaid(r.seat, r.place, r.score, r.how) for r in over.results]
        changes = [
            ChangeSaid(
                c.seat, c.before, c.after, c.games, c.k,
                [TermSaid(t.seat, t.centi, t.expected, t.result) for t in c.terms],
            )
            for c in over.ratings
        ]  # fmt: skip
    line = match_line(session, found, None)
    return MatchSeen(
        line.match, line.game, line.names, line.players, line.places, line.scores, line.pace, line.rated, line.status,
        line.started, line.ended, line.change, results, changes, found.unrated_because,
    )  # fmt: skip
