"""What the owner of an account may wish of a server, and what may come of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from staufer_engine.phrases import Msgid


@dataclass(frozen=True, slots=True)
class KeepAccount:
    """Give a guest account a name and a password."""

    name: str
    password: str


@dataclass(frozen=True, slots=True)
class SignIn:
    """Play here with an account that has a password."""

    name: str
    password: str


@dataclass(frozen=True, slots=True)
class Recover:
    """Replace a lost password."""

    name: str
    code: str
    password: str


@dataclass(frozen=True, slots=True)
class NewCode:
    password: str


@dataclass(frozen=True, slots=True)
class ChangePassword:
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class SignOut:
    """Here, or everywhere else."""

    everywhere: bool


@dataclass(frozen=True, slots=True)
class DeleteAccount:
    password: str  # empty where there is none


@dataclass(frozen=True, slots=True)
class TakeAlong:
    """Everything that the server keeps of the account, into a file."""

    file: Path


AccountWish = KeepAccount | SignIn | Recover | NewCode | ChangePassword | SignOut | DeleteAccount | TakeAlong


@dataclass(frozen=True, slots=True)
class Granted:
    sentence: Msgid
    token: str = ""  # that this computer has from now on; empty where it keeps the one it has
    code: str = ""  # to recover the account with; shown once
    name: str = ""  # that the account has from now on
    is_somebody_else: bool = False  # another account plays here now
    is_gone: bool = False  # the account does not play here any more
