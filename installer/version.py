"""Which version of Staufer this is."""

from __future__ import annotations

from environment import ROOT


def version() -> str:
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    return next(line.split('"')[1] for line in lines if line.startswith("version ="))
