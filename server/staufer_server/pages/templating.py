"""How templates are filled in: everything is escaped, nothing may be missing."""

from __future__ import annotations

from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined

from staufer_server.pages import wording


def new_templates(version: str) -> Environment:
    """*version* changes with the furniture, so that browsers fetch it anew."""
    made = Environment(
        loader=PackageLoader("staufer_server.pages"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True, auto_reload=False,
    )  # fmt: skip
    made.globals["static"] = lambda name: f"/static/{name}?{version}"
    made.filters |= {
        "rating": wording.rating,
        "signed": wording.signed,
        "day": wording.day,
        "stamp": wording.stamp,
        "game": wording.title_of,
        "pace": wording.pace,
        "roman": wording.roman,
        "shield": wording.shield,
        "how": wording.how,
        "unrated": wording.why_unrated,
        "path": lambda text: quote(text, safe=""),
    }
    return made
