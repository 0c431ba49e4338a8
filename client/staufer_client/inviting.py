"""Private tables: what the page wishes goes to the server, and what the server says comes to the page."""

from __future__ import annotations

from collections.abc import Callable

from staufer_client.addresses import Address, BadAddress, read_address
from staufer_client.bridge.invitation import Invitation
from staufer_client.bridge.registry import Shelf
from staufer_client.connection import Connection
from staufer_client.followed_matches import Event, StateChanged
from staufer_client.settings import Settings
from staufer_engine.phrases import Msgid
from staufer_protocol.messages import Refused, Welcome
from staufer_protocol.messages.company import FillTable, JoinTable, LeaveTable, OpenTable, TableClosed, TableWaits

NO_LINK: Msgid = "This is a server's address. An invite link ends with /j/ and a code."
NOT_THERE: Msgid = "There is no connection to a server: connect to one first."
CLOSED: dict[str, Msgid] = {
    "owner": "Whoever had opened the table has closed it.",
    "expired": "The invitation was good for a day, and nobody came.",
    "not_ready": "You were not ready in time. The link leads there again.",
    "elsewhere": "You sit at this table in another window.",
}
REFUSALS = ("E_INVITE", "E_USED", "E_FULL")


class Inviting:
    """*connect* goes to another server; *line* is the present connection.

    The settings keep the link to the table where I sit: the program comes back there when it is started again.
    """

    def __init__(
        self, shelf: Shelf, settings: Settings, line: Callable[[], Connection | None], connect: Callable[[str], None]
    ) -> None:
        self.shown = shelf[Invitation]
        self.settings = settings
        self.line = line
        self.connect = connect
        self.code = ""  # of the table where I sit, or go to
        self.is_due = False  # it is to be said as soon as the line stands
        self.shown.on_open = self.open
        self.shown.on_join = self.join
        self.shown.on_leave = self.leave
        self.shown.on_fill = self.fill

    def open(self, game: str, seats: int, pace: str, options: dict[str, int]) -> None:
        line = self.line()
        if line is None or not line.say(OpenTable(game, seats, tuple(sorted(options.items())), pace)):
            self.shown.close(NOT_THERE)

    def join(self, link: str) -> None:
        try:
            address = read_address(link)
        except BadAddress as bad:
            self.shown.close(bad.sentence)
            return
        if not address.code:
            self.shown.close(NO_LINK)
            return
        line = self.line()
        self.code = address.code
        if line is not None and line.address.base == address.base:
            self.is_due = not line.say(JoinTable(self.code))
        else:
            self.is_due = True
            self.connect(link.replace(f"/j/{address.code}", ""))

    def fill(self, bots: str) -> None:
        line = self.line()
        if line is not None:
            line.say(FillTable(bots))

    def come_back(self, line: Connection) -> None:
        """To the table where I sat when the program was closed."""
        try:
            address = read_address(self.settings.now.table)
        except BadAddress:
            return
        if address.code and address.base == line.address.base:
            self.code, self.is_due = address.code, not line.say(JoinTable(address.code))

    def leave(self) -> None:
        self.code, self.is_due = "", False
        self.settings.change(table="")
        line = self.line()
        if line is None or not line.say(LeaveTable()):
            self.shown.close()

    def hear(self, event: Event) -> None:
        line = self.line()
        match event:
            case StateChanged(state=state) if state != "online":
                self.is_due = self.is_due or (self.shown.isOpen and bool(self.code))
            case Welcome() if self.is_due and line is not None:
                self.is_due = not line.say(JoinTable(self.code))
            case Welcome() if not self.code and self.settings.now.table and line is not None:
                self.come_back(line)
            case TableWaits(code=code) if line is not None:
                self.code = code or self.code
                link = link_to(line.address, self.code)
                self.settings.change(table=link)
                self.shown.show(event, link if event.is_mine else "")
            case TableClosed(reason=reason):
                self.code = ""
                if reason != "elsewhere":
                    self.settings.change(table="")
                self.shown.close(CLOSED.get(reason, ""))
            case Refused(code=code) if code in REFUSALS and self.code:
                self.code = ""
                self.settings.change(table="")
                self.shown.close(event.sentence)
            case _:
                return


def link_to(address: Address, code: str) -> str:
    pin = f"#fp={address.fingerprint.hex()}" if address.fingerprint else ""
    return f"staufer://{address}/j/{code}{pin}"
