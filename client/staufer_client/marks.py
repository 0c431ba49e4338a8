"""The names of the marks on the boards, where they are not the names of the groups."""

from __future__ import annotations

from collections.abc import Mapping

from staufer_client.choosing import MarkNames

WAY = ("from", "to")  # options whose board ids are the two ends of a way

MARKS: Mapping[str, MarkNames] = {
    "fredericus": {
        "card": WAY,
        "raptor": WAY,
        "hood": ("hood",),
        "keep": ("bet",),
        "first bet": ("bet",),
        "bet": ("bet",),
        "seal to discard": ("seal",),
    },
}
