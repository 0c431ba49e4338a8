"""Who plays here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication

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
    TakeAlong,
)
from staufer_client.bridge.facts import Bridge, Fact, Sentence
from staufer_client.bridge.line import Line, NoLine
from staufer_engine.phrases import Msgid


class Account(Bridge):
    """The player's account on the present server."""

    name = Fact("")
    isGuest = Fact(True)  # without a password: nobody could sign in to it on another computer
    hasOwnName = Fact(False)  # chosen, not given by the server
    player = Fact("")  # public id, empty while unknown
    problem = Sentence("")  # a sentence, empty for none
    isBusy = Fact(False)  # the server was asked for something
    granted = Fact(0)  # how many wishes it has granted; forms close when it grows
    recoveryCode = Fact("")  # to be written down, until that is said; empty for none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()

    @Slot(str)
    def rename(self, name: str) -> None:
        """Ask the server for another name."""
        self.problem = ""
        self.line.rename(name.strip())

    @Slot(str, str)
    def keep(self, name: str, password: str) -> None:
        """Give the account a name and a password."""
        self._wish(KeepAccount(name.strip(), password))

    @Slot(str, str)
    def signIn(self, name: str, password: str) -> None:
        """Play here with another account."""
        self._wish(SignIn(name.strip(), password))

    @Slot(str, str, str)
    def recover(self, name: str, code: str, password: str) -> None:
        """The same with the recovery code and a new password."""
        self._wish(Recover(name.strip(), code.strip(), password))

    @Slot(str, str)
    def changePassword(self, old: str, new: str) -> None:
        self._wish(ChangePassword(old, new))

    @Slot(str)
    def renewCode(self, password: str) -> None:
        """Another recovery code."""
        self._wish(NewCode(password))

    @Slot(bool)
    def signOut(self, everywhere: bool) -> None:
        """Here, or on every other device."""
        self._wish(SignOut(everywhere))

    @Slot(str)
    def remove(self, password: str) -> None:
        """Delete the account for good."""
        self._wish(DeleteAccount(password))

    @Slot(QUrl)
    def takeAlong(self, file: QUrl) -> None:
        """Write all that the server keeps of the account into a file."""
        self._wish(TakeAlong(Path(file.toLocalFile())))

    @Slot()
    def copyCode(self) -> None:
        """Into the clipboard."""
        QGuiApplication.clipboard().setText(self.recoveryCode)

    @Slot()
    def codeIsWritten(self) -> None:
        """It is not shown again."""
        self.recoveryCode = ""

    @Slot()
    def forgetProblem(self) -> None:
        self.problem = ""

    def _wish(self, wish: AccountWish) -> None:
        self.problem = ""
        self.line.hold(wish)

    # what comes of it --------------------------------------------------------------------

    def begin(self) -> None:
        self.problem, self.isBusy = "", True

    def refuse(self, sentence: Msgid) -> None:
        self.isBusy, self.problem = False, sentence

    def grant(self, granted: Granted) -> None:
        self.isBusy = False
        if granted.name and not granted.is_somebody_else:
            self.name, self.isGuest, self.hasOwnName = granted.name, False, True
        self.recoveryCode = granted.code or self.recoveryCode
        self.granted += 1
