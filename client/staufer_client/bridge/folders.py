"""Where art and fonts lie."""

from __future__ import annotations

from staufer_client.bridge.facts import Bridge, Fact


class Paths(Bridge):
    """Addresses of folders, each a URL with a slash at its end."""

    art = Fact("")
    fonts = Fact("")
