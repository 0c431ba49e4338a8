"""How strong the people of a ladder are."""

from __future__ import annotations

from staufer_server.application import RunningServer
from staufer_server.database import Transaction
from staufer_server.populace import FEWEST, counted


def ratings(tx: Transaction, centis: list[int]) -> None:
    for centi in centis:
        n = tx.row("SELECT count(*) FROM account")
        player = tx.add(
            "INSERT INTO account(kind, name, name_key, look, is_named, created, last_seen) VALUES(?,?,?,?,?,0,0)",
            "guest", f"P{n}", f"p{n}", f"p{n}", False,
        )  # fmt: skip
        tx.run("INSERT INTO rating(account_id, ladder, seed, centi, games) VALUES(?,?,?,?,1)",
               player, "fredericus", 1500_00, centi)  # fmt: skip


async def test_people_are_counted_by_hundreds_and_few_of_them_are_not_told(server: RunningServer) -> None:
    do = server.database.do
    await do(lambda tx: ratings(tx, [1500_00 + n for n in range(FEWEST - 1)]))
    assert await do(lambda tx: counted(tx, "fredericus")) == ()
    await do(lambda tx: ratings(tx, [600_00, 2900_00, 1499_99]))
    crowd = await do(lambda tx: counted(tx, "fredericus"))
    assert (crowd[0], crowd[8], crowd[9], crowd[-1]) == (1, 1, FEWEST - 1, 1)
    assert sum(crowd) == FEWEST + 2  # bots are not counted
    assert await do(lambda tx: counted(tx, "stupor_mundi")) == ()
