"""All types that QML gets from Python, in module ``Staufer.Bridge``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtQml import QJSEngine, QQmlEngine, qmlRegisterSingletonType

from staufer_client.bridge.account import Account
from staufer_client.bridge.conduct import Conduct
from staufer_client.bridge.de_vulgari import DeVulgariBoard
from staufer_client.bridge.diagnostics import Diagnostics
from staufer_client.bridge.facts import Bridge
from staufer_client.bridge.folders import Paths
from staufer_client.bridge.fredericus import FredericusBoard
from staufer_client.bridge.invitation import Invitation
from staufer_client.bridge.ladder import Ladder
from staufer_client.bridge.line import Line
from staufer_client.bridge.lobby_talk import LobbyTalk
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.network import Connection
from staufer_client.bridge.outlook import Outlook
from staufer_client.bridge.preferences import Preferences
from staufer_client.bridge.profile import Profile
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.report import Report
from staufer_client.bridge.result import Result
from staufer_client.bridge.rulebook import Rulebook
from staufer_client.bridge.stupor_mundi import StuporMundiBoard
from staufer_client.bridge.table import Table
from staufer_client.bridge.watching import Watching
from staufer_client.languages import Interpreter

MODULE = "Staufer.Bridge"
BOARDS: dict[str, type[FredericusBoard | StuporMundiBoard | DeVulgariBoard]] = {  # by game: one for each that is shown
    "fredericus": FredericusBoard,
    "stupor_mundi": StuporMundiBoard,
    "de_vulgari": DeVulgariBoard,
}
SINGLETONS: tuple[type[Bridge], ...] = (
    Program, Connection, Account, Queue, Matches, Ladder, Profile, Replays, Preferences, Rulebook, Table,
    *BOARDS.values(), Result, Report, Paths, Watching, Invitation, Outlook, Conduct, LobbyTalk, Diagnostics,
)  # fmt: skip

B = TypeVar("B", bound=Bridge)


class Shelf:
    """The bridge objects of one engine; it must live longer than the engine."""

    def __init__(self, objects: Iterable[Bridge] = ()) -> None:
        self.objects: dict[type[Bridge], Bridge] = {type(one): one for one in objects}
        for kind in SINGLETONS:
            if kind not in self.objects:
                self.objects[kind] = kind()
        self[Table].boards = {game: self[kind] for game, kind in BOARDS.items()}

    def __getitem__(self, kind: type[B]) -> B:
        found = self.objects[kind]
        assert isinstance(found, kind)
        return found

    def use_line(self, line: Line) -> None:
        """Have all that is wished for from a server go to *line*."""
        for kind in (Connection, Account, Matches, Ladder, Profile, Watching):
            self[kind].line = line

    def speak(self, interpreter: Interpreter) -> None:
        """Say everything in the language of *interpreter*."""
        for kind in (Program, Table):
            self[kind].language_of = interpreter.of
        for one in self.objects.values():
            one.use_language(interpreter.of())

    def serve(self, engine: QQmlEngine) -> None:
        """Have *engine* find these objects as its singletons."""
        for one in self.objects.values():
            QJSEngine.setObjectOwnership(one, QJSEngine.ObjectOwnership.CppOwnership)
        SHELVES[id(engine)] = self


SHELVES: dict[int, Shelf] = {}  # by the id of the engine


def provider(kind: type[Bridge]) -> Callable[[QQmlEngine], Bridge]:
    return lambda engine: SHELVES[id(engine)][kind]


# At import, so before any engine: an engine made earlier would no longer know QtQuick's own types.
for each in SINGLETONS:
    qmlRegisterSingletonType(each, MODULE, 1, 0, each.__name__, provider(each))  # type: ignore[call-overload]  # the stubs ask for bytes where Qt's binding wants a str
