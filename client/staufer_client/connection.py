"""The line to a server: connecting, coming back after it broke, and everything said over it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import aiohttp

from staufer_client.account_calls import renew
from staufer_client.addresses import Address
from staufer_client.api import Api, ServerSays, unreachable, verification, wrong_certificate
from staufer_client.desync import Report, no_report
from staufer_client.followed_matches import FollowedMatches, State, StateChanged
from staufer_client.known_servers import KnownServers
from staufer_client.line_faults import DOWN, FAULT, handshake_refused, hung_up, is_final
from staufer_client.receipts import Receipts
from staufer_client.tables import TableMaker
from staufer_client.tokens import Tokens
from staufer_engine.phrases import Msgid
from staufer_protocol.codec import SERVER_LIMIT, pack, unpack_server
from staufer_protocol.complaint import Malformed
from staufer_protocol.messages import (
    PROTOCOL,
    ClientMessage,
    Hello,
    Refused,
    ServerMessage,
    Welcome,
)

GREETING_WITHIN = 10.0
A_DAY = 86_400.0
HEARTBEAT = 15.0  # seconds between signs of life; a line without any for half as long again is down
DELAYS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # before the tries after the first


class Connection(FollowedMatches):
    """Stays connected to one server from start() to stop(); events go to ``listeners``."""

    def __init__(
        self,
        address: Address,
        tokens: Tokens,
        version: str,
        tables: TableMaker,
        *,
        account: str = "",
        report: Report = no_report,
        known: KnownServers | None = None,
        receipts: Receipts | None = None,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        open_session: Callable[[], aiohttp.ClientSession] = aiohttp.ClientSession,
        delay: Callable[[int], float] = lambda failures: DELAYS[min(failures, len(DELAYS)) - 1],
    ) -> None:
        super().__init__(tables, report, receipts or Receipts(), random_bytes)
        self.address = address
        self.tokens = tokens
        self.version = version
        self.account = account or address.base  # under this name the token is kept
        self.known = known or KnownServers()
        self.new_key = b""  # that the server has instead of the one it is known by
        self.open_session = open_session
        self.delay = delay
        self.state: State = "offline"
        self.code = ""
        self.sentence = ""
        self.welcome: Welcome | None = None
        self.api: Api | None = None  # from start() to stop()
        self._stood = False  # the last line had been greeted: the delay after it is the first one again
        self._renews_at = 0.0  # on the loop's clock
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._session: aiohttp.ClientSession | None = None

    # from outside -------------------------------------------------------------------------

    def start(self) -> None:
        """Connect, and keep connecting; an asyncio loop has to run."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._stay_connected(), name="connection")

    async def stop(self) -> None:
        """Hang up, and wait until everything of the connection has ended."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        self._be("offline", "stopped", "Not connected.")

    def retry(self) -> None:
        """Try now instead of after the rest of the delay."""
        self._wake.set()

    def accept_key(self) -> None:
        """The person trusts the server's new key."""
        if self.new_key:
            self.known.accept(self.account, self.new_key)
        self.retry()

    def forget_account(self) -> None:
        """Begin with a new guest account: the server does not know the old one."""
        self.tokens.forget(self.account)
        self.retry()

    # connecting ---------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        failures = 0
        async with self.open_session() as session:
            self._session = session
            self.api = Api(session, self.address)
            try:
                while True:
                    self._wake.clear()
                    try:
                        self._be("connecting", "connecting", f"Connecting to {self.address}.")
                        await self._sign_in()
                        await self._converse()
                    except ServerSays as error:
                        failures = 1 if self._stood else failures + 1
                        await self._wait(error, failures)
                    except Exception as error:  # whoever listens may fail in any way
                        asyncio.get_running_loop().call_exception_handler({"message": FAULT, "exception": error})
                        await self._wait(ServerSays(0, "fault", FAULT), 1)
            finally:
                self._session = self.api = None

    async def _wait(self, error: ServerSays, failures: int) -> None:
        """Until the next try: soon where the line is bad, for as long as it takes where the server refused."""
        if is_final(error):
            self._be("refused", error.code, error.sentence)
            await self._wake.wait()
            return
        pause = max(self.delay(failures), error.wait)
        self._be("offline", error.code, error.sentence)
        try:
            async with asyncio.timeout(pause):
                await self._wake.wait()
        except TimeoutError:
            return

    async def _sign_in(self) -> None:
        """Find the token of the account at this server; the first time, make a guest account."""
        assert self.api is not None
        self._stood = False
        token = await asyncio.to_thread(self.tokens.of, self.account)
        if not token:
            guest = await self.api.new_guest()
            token = guest.token
            await asyncio.to_thread(self.tokens.keep, self.account, token)
        self.api.token = token
        now = asyncio.get_running_loop().time()
        if now >= self._renews_at:
            self._renews_at = now + A_DAY
            await renew(self.api, self.tokens, self.account)

    async def _converse(self) -> None:
        """One connection, from the greeting until it breaks."""
        try:
            async with await self._call() as socket:
                await self._greet(socket)
                self._stood = True
                await self._talk(socket)
        except aiohttp.WSServerHandshakeError as error:
            raise await self._why_refused(error.status) from None
        except aiohttp.ServerFingerprintMismatch:
            raise wrong_certificate() from None
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise unreachable(self.address, error) from None

    async def _call(self) -> aiohttp.ClientWebSocketResponse:
        assert self._session is not None
        assert self.api is not None
        try:
            return await self._session.ws_connect(
                self.address.socket,
                headers={"Authorization": f"Bearer {self.api.token}"},
                heartbeat=HEARTBEAT,
                max_msg_size=SERVER_LIMIT.size,
                compress=0,
                ssl=verification(self.address),
            )
        except AssertionError as error:  # aiohttp's, where the line breaks in the moment in which the server answers
            raise aiohttp.ClientConnectionResetError("The line broke at once.") from error

    async def _why_refused(self, status: int) -> ServerSays:
        """A handshake carries no sentence; somebody who is barred is told by the next call."""
        assert self.api is not None
        if status == 403:
            try:
                await self.api.ask("GET", "me")
            except ServerSays as error:
                if error.code == "E_BANNED":
                    return error
        return handshake_refused(self.address, status)

    async def _greet(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await socket.send_bytes(pack(Hello(PROTOCOL, self.version)))
        async with asyncio.timeout(GREETING_WITHIN):
            message = await self._next(socket)
        match message:
            case Welcome():
                self._meet(message)
            case Refused(code=code, sentence=sentence):
                raise ServerSays(403, code, sentence)
            case _:
                raise ServerSays(0, "greeting", f"{self.address} did not greet as a Staufer server does.")

    def _meet(self, welcome: Welcome) -> None:
        """Whether the server is the one that it was, and what it says of me."""
        if not self.known.is_known_by(self.account, welcome.key):
            self.new_key = welcome.key
            raise ServerSays(403, "record_key", self.known.why_not(self.account, welcome.key))
        self.welcome = welcome
        self.notary.player, self.notary.key = welcome.player, welcome.key

    async def _talk(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Read and write until one end closes."""
        self._out = asyncio.Queue()
        writing = asyncio.ensure_future(write(socket, self._out))
        try:
            self._be("online", "", "")
            assert self.welcome is not None
            for followed in tuple(self.matches.values()):
                followed.connected()
            self._tell(self.welcome)  # and whoever hears it may follow more
            while True:
                message = await self._next(socket)
                if not await self.notary.heed(message):
                    self._hear(message)
        finally:
            self._out = None
            self.notary.hung_up()
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            for followed in tuple(self.matches.values()):
                followed.disconnected(DOWN.format(server=self.address))

    async def _next(self, socket: aiohttp.ClientWebSocketResponse) -> ServerMessage:
        while True:
            received = await socket.receive()
            if received.type is aiohttp.WSMsgType.BINARY:
                try:
                    return unpack_server(received.data)
                except Malformed as error:
                    raise ServerSays(403, error.code, f"The server speaks another language: {error.sentence}") from None
            if received.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSING, aiohttp.WSMsgType.CLOSED):
                raise hung_up(self.address, socket.close_code)
            if received.type is aiohttp.WSMsgType.ERROR:
                raise unreachable(self.address, OSError())

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case Refused(code="E_TOO_FAST"):  # it does not say which message was not read: begin again
                raise ServerSays(0, "too_fast", message.sentence, wait=1.0)
            case Welcome():
                self._meet(message)
                self._tell(message)
            case _:
                super()._hear(message)

    def _be(self, state: State, code: str, sentence: Msgid) -> None:
        if (state, code, sentence) == (self.state, self.code, self.sentence):
            return
        self.state, self.code, self.sentence = state, code, sentence
        self._tell(StateChanged(state, code, sentence))


async def write(socket: aiohttp.ClientWebSocketResponse, out: asyncio.Queue[ClientMessage]) -> None:
    """Send what is said until the line breaks; the reading end notices that."""
    while True:
        await socket.send_bytes(pack(await out.get()))
