"""What people do with their accounts by HTTP."""

from __future__ import annotations

import aiohttp

from server.people import Person

GOOD = "falcons over Apulia"


async def ask(person: Person, method: str, path: str, status: int = 200, **body: str) -> dict[str, object]:
    """A call in the name of somebody; the headers that came stand under their names."""
    async with (
        aiohttp.ClientSession() as http,
        http.request(method, f"{person.url}/api/v1/{path}", json=body or None, headers=person.headers) as answer,
    ):
        assert answer.status == status, await answer.text()
        said: dict[str, object] = {} if status == 204 else await answer.json()
        return said | {"retry_after": answer.headers.get("Retry-After")}


async def keep(person: Person, name: str = "Costanza") -> str:
    """Keep the account; the recovery code."""
    kept = await ask(person, "POST", "me/keep", name=name, password=GOOD)
    person.token = str(kept["token"])
    return str(kept["recovery_code"])


async def sign_in(url: str, name: str, password: str, status: int = 200) -> Person:
    other = Person(url, 99)
    said = await ask(other, "POST", "sign-in", status, name=name, password=password, device="laptop")
    other.token = str(said.get("token", ""))
    await other._http.close()
    return other
