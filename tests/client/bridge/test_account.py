"""The account in the program: kept, taken to another computer, recovered, left; and its forms, by mouse and keys."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from keyring.backends.fail import Keyring
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from client.bridge.window import Ui, wait_until
from staufer_client.account_wishes import (
    AccountWish,
    ChangePassword,
    DeleteAccount,
    Granted,
    KeepAccount,
    NewCode,
    Recover,
    SignIn,
    SignOut,
)
from staufer_client.application import folder_url
from staufer_client.bridge.account import Account
from staufer_client.bridge.folders import Paths as ShownPaths
from staufer_client.bridge.line import NoLine
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.paths import Paths, find_paths
from staufer_client.session import Session
from staufer_client.settings import Settings
from staufer_server.admin.command import main as administrate

GOOD = "falcons over Apulia"
FORM = """
import QtQuick
import Staufer.Pages
Window {
    width: 900
    height: 900
    visible: true
    SettingsAccount {
        width: parent.width
    }
}
"""


@pytest.fixture(autouse=True)
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keyring.get_keyring", Keyring)


@asynccontextmanager
async def at(shelf: Shelf, home: Path, server: str = "") -> AsyncIterator[Session]:
    """The program on one computer; without a *server* it brings one along."""
    paths = find_paths({"STAUFER_HOME": str(home)})
    session = Session(shelf, paths, Settings(paths.settings), "0")
    session.start(None, not server, server)
    try:
        await wait_until(lambda: shelf[Connection].state == "online" and shelf[Account].name != "")
        yield session
    finally:
        await session.stop()


async def granted(account: Account, wish: Callable[[], None]) -> None:
    """Wish for it, and wait until it is done."""
    before = account.granted
    wish()
    await wait_until(lambda: account.granted > before or account.problem != "")
    assert account.problem == ""


async def test_an_account_is_kept_and_played_from_another_computer(shelf: Shelf, tmp_path: Path) -> None:
    account, far = shelf[Account], Shelf()
    async with at(shelf, tmp_path / "here") as session:
        assert session.server is not None
        assert account.isGuest
        await granted(account, lambda: account.keep("Costanza", GOOD))
        code = account.recoveryCode
        assert (account.name, account.isGuest, len(code)) == ("Costanza", False, 29)
        account.codeIsWritten()
        assert account.recoveryCode == ""
        async with at(far, tmp_path / "there", session.server.url):
            there = far[Account]
            guest = there.name
            there.signIn("Costanza", "not this one")
            await wait_until(lambda: there.problem != "")
            assert there.problem == "There is no account of this name and password."
            await granted(there, lambda: there.signIn("costanza", GOOD))
            await wait_until(lambda: there.name == "Costanza")
            assert (there.isGuest, there.player, guest != there.name) == (False, account.player, True)

            await granted(there, lambda: there.signOut(True))
            await wait_until(lambda: shelf[Connection].state == "refused")
            assert "does not know the account of this computer" in shelf[Connection].sentence
            await granted(account, lambda: account.recover("Costanza", code, "goshawks over Apulia"))
            await wait_until(lambda: shelf[Connection].state == "online")
            assert account.recoveryCode not in ("", code)
            await wait_until(lambda: far[Connection].state == "refused")


async def test_what_is_kept_is_there_the_next_time(shelf: Shelf, tmp_path: Path) -> None:
    async with at(shelf, tmp_path):
        await granted(shelf[Account], lambda: shelf[Account].keep("Costanza", GOOD))
    again = Shelf()
    async with at(again, tmp_path):
        assert (again[Account].name, again[Account].isGuest) == ("Costanza", False)
        await granted(again[Account], lambda: again[Account].changePassword(GOOD, "goshawks over Apulia"))
        assert again[Connection].state == "online"
    third = Shelf()
    async with at(third, tmp_path):
        assert third[Account].name == "Costanza"


async def test_whoever_signs_out_or_deletes_leaves_a_guest_behind(shelf: Shelf, tmp_path: Path) -> None:
    account = shelf[Account]
    async with at(shelf, tmp_path):
        await granted(account, lambda: account.keep("Costanza", GOOD))
        first = account.player
        await granted(account, lambda: account.signOut(False))
        await wait_until(lambda: account.player != first)
        assert account.isGuest
        await granted(account, lambda: account.signIn("Costanza", GOOD))
        await wait_until(lambda: account.player == first)
        account.remove("not this one")
        await wait_until(lambda: account.problem != "")
        await granted(account, lambda: account.remove(GOOD))
        await wait_until(lambda: account.player != first)
        assert shelf[Program].notice == "The account is deleted; a guest plays here now."
        account.signIn("Costanza", GOOD)
        await wait_until(lambda: account.problem != "")


async def test_a_guest_with_a_name_of_his_own_is_still_one_who_can_keep_his_account(
    shelf: Shelf, tmp_path: Path
) -> None:
    account = shelf[Account]
    async with at(shelf, tmp_path):
        await asyncio.sleep(0.1)
        assert not account.hasOwnName
        account.rename("Costanza")
        await wait_until(lambda: account.hasOwnName)
        assert account.isGuest
    again = Shelf()
    async with at(again, tmp_path):
        await wait_until(lambda: again[Account].hasOwnName)
        assert (again[Account].name, again[Account].isGuest) == ("Costanza", True)


async def test_everything_is_taken_along_in_a_file(shelf: Shelf, tmp_path: Path) -> None:
    account = shelf[Account]
    async with at(shelf, tmp_path / "home"):
        file = tmp_path / "mine.zip"
        await granted(account, lambda: account.takeAlong(QUrl.fromLocalFile(str(file))))
        assert "account.json" in zipfile.ZipFile(file).namelist()
        account.takeAlong(QUrl.fromLocalFile(str(tmp_path / "mine.zip" / "in a file.zip")))
        await wait_until(lambda: account.problem != "")
        assert account.problem.startswith("The file could not be written")


async def test_somebody_who_is_barred_reads_why(shelf: Shelf, tmp_path: Path) -> None:
    async with at(shelf, tmp_path) as session:
        who, database = f"#{shelf[Account].player}", str(session.paths.local_database)
        assert administrate(["--database", database, "users", "ban", who, "--why", "You insulted others."]) == 0
        await wait_until(lambda: shelf[Connection].state == "refused")
        assert shelf[Connection].sentence == "This account is barred from the server: You insulted others."
        assert administrate(["--database", database, "users", "unban", who]) == 0
        shelf[Connection].retry()
        await wait_until(lambda: shelf[Connection].state == "online")


async def test_without_a_server_nothing_is_wished(shelf: Shelf, paths: Paths) -> None:
    session = Session(shelf, paths, Settings(paths.settings), "0")
    session.start(None, False, "")
    shelf[Account].keep("Costanza", GOOD)
    assert "no connection to a server" in shelf[Account].problem
    assert not shelf[Account].isBusy
    await session.stop()


# -- the forms -----------------------------------------------------------------------------


class Wishes(NoLine):
    def __init__(self) -> None:
        self.all: list[AccountWish] = []

    def hold(self, wish: AccountWish) -> None:
        self.all.append(wish)


@pytest.fixture
def wishes(shelf: Shelf) -> Wishes:
    line = Wishes()
    shelf[Account].line = line
    shelf[ShownPaths].art = folder_url(find_paths({}).art)
    shelf[Connection].state = "online"
    shelf[Account].name = "Falconer 4711"
    return line


def be_kept(shelf: Shelf) -> None:
    shelf[Account].name, shelf[Account].isGuest = "Costanza", False


async def write(ui: Ui, name: str, text: str) -> None:
    ui.find(name).setProperty("text", text)
    await asyncio.sleep(0)


async def press(ui: Ui, name: str) -> None:
    await wait_until(lambda: ui.has(name))
    await ui.settled(name)
    await ui.click(name)


async def put_away(ui: Ui, form: str) -> None:
    await press(ui, f"{form}_cancel")
    await wait_until(lambda: not ui.has(f"{form}_cancel"))


async def test_an_account_is_kept_by_a_form_that_closes_when_it_is_granted(
    load: Callable[[str], Ui], shelf: Shelf, wishes: Wishes
) -> None:
    ui = load(FORM)
    await ui.shown()
    await press(ui, "account_keep")
    await wait_until(lambda: ui.has("keep_cancel"))
    await write(ui, "keep_name", "Costanza")
    await write(ui, "keep_password_text", GOOD)
    await write(ui, "keep_repeat_text", "something else")
    assert not ui.has("keep_do")  # the two differ
    await write(ui, "keep_repeat_text", GOOD)
    await press(ui, "keep_do")
    assert wishes.all == [KeepAccount("Costanza", GOOD)]
    shelf[Account].refuse("Somebody else is called Costanza already.")
    assert ui.find("keep_problem").property("text") == "Somebody else is called Costanza already."
    assert ui.has("keep_do")
    shelf[Account].grant(Granted("done", "token", "7Q4M-0ZKA-WX2E-9TJR-HB5N-3CDV", "Costanza"))
    await wait_until(lambda: not ui.has("keep_cancel"))
    await wait_until(lambda: ui.has("code_written"))
    assert ui.find("code_text").property("text") == "7Q4M-0ZKA-WX2E-9TJR-HB5N-3CDV"
    await ui.key(Qt.Key.Key_Escape)
    assert ui.has("code_written")  # it is not put away by chance
    await press(ui, "code_copy")
    assert QGuiApplication.clipboard().text() == "7Q4M-0ZKA-WX2E-9TJR-HB5N-3CDV"
    await press(ui, "code_written")
    await wait_until(lambda: not ui.has("code_written"))
    assert ui.warnings == []


async def test_a_password_is_hidden_and_forgotten_when_the_form_is_closed(
    load: Callable[[str], Ui], wishes: Wishes
) -> None:
    ui = load(FORM)
    await ui.shown()
    await press(ui, "account_signin")
    await wait_until(lambda: ui.has("signin_cancel"))
    await write(ui, "signin_password_text", GOOD)
    line: QQuickItem = ui.find("signin_password_text")
    assert line.property("displayText") == "●" * len(GOOD)
    await press(ui, "signin_password_eye")
    assert line.property("displayText") == GOOD
    await ui.key(Qt.Key.Key_Escape)
    await wait_until(lambda: not ui.has("signin_cancel"))
    assert line.property("text") == ""
    assert ui.warnings == []


async def test_signing_in_and_recovering_are_one_form(load: Callable[[str], Ui], wishes: Wishes) -> None:
    ui = load(FORM)
    await ui.shown()
    await press(ui, "account_signin")
    await wait_until(lambda: ui.has("signin_cancel"))
    await write(ui, "signin_name", " Costanza ")
    await write(ui, "signin_password_text", GOOD)
    ui.find("signin_password_text").forceActiveFocus()
    await ui.key(Qt.Key.Key_Return)
    await press(ui, "signin_lost")
    assert not ui.has("signin_do")  # there is no code yet
    await write(ui, "signin_code", "7q4m 0zka")
    await press(ui, "signin_do")
    assert wishes.all == [SignIn("Costanza", GOOD), Recover("Costanza", "7q4m 0zka", GOOD)]
    assert ui.warnings == []


async def test_what_is_grave_asks_for_the_password(load: Callable[[str], Ui], shelf: Shelf, wishes: Wishes) -> None:
    be_kept(shelf)
    ui = load(FORM)
    await ui.shown()
    await press(ui, "account_password")
    await wait_until(lambda: ui.has("password_cancel"))
    await write(ui, "password_old_text", GOOD)
    await write(ui, "password_new_text", "goshawks over Apulia")
    await press(ui, "password_do")
    await put_away(ui, "password")
    for opener, form, button in (("account_code", "renew", "do"), ("account_remove", "remove_account", "grave")):
        await wait_until(lambda opener=opener: ui.has(opener))
        await press(ui, opener)
        await wait_until(lambda form=form: ui.has(f"{form}_cancel"))
        assert not ui.has(f"{form}_{button}")
        await write(ui, f"{form}_password_text", GOOD)
        await press(ui, f"{form}_{button}")
        await put_away(ui, form)
    await press(ui, "account_everywhere")
    await press(ui, "account_here")
    assert wishes.all == [
        ChangePassword(GOOD, "goshawks over Apulia"), NewCode(GOOD), DeleteAccount(GOOD), SignOut(True), SignOut(False),
    ]  # fmt: skip
    assert ui.warnings == []


async def test_a_guest_is_offered_what_a_guest_can_do(load: Callable[[str], Ui], shelf: Shelf, wishes: Wishes) -> None:
    ui = load(FORM)
    await ui.shown()
    offered = {"keep", "signin", "take", "remove"}
    every = {"keep", "signin", "password", "code", "everywhere", "here", "take", "remove"}
    assert {name for name in every if ui.has(f"account_{name}")} == offered
    be_kept(shelf)
    await asyncio.sleep(0)
    assert {name for name in every if ui.has(f"account_{name}")} == every - {"keep", "signin"}
    shelf[Connection].state = "offline"
    await asyncio.sleep(0)
    assert {name for name in every if ui.has(f"account_{name}")} == set()
