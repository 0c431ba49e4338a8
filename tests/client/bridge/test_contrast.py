"""Every text stands out from what is behind it, by night, on parchment, in high contrast; no colour speaks alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtQml import QQmlExpression

from pictures.contrast import ENOUGH, over, ratio, texts_of
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, still
from staufer_client.seats import COLOURS
from staufer_client.stage.scenes import SCENES

ROUNDING = 0.15  # grounds are told from pictures, in steps of sixteen
MARKED = 100  # of the 2,688 places of a shield
THEMES = [("dark", False), ("light", False), ("dark", True), ("light", True)]
GROUNDS = ("ground", "groundLow", "rail", "railLow", "raised", "raisedLow")
PARCHMENTS = ("parchment", "parchmentDeep")
ON_GROUNDS = ("text", "soft", "title", "accent", "good", "bad")
ON_PARCHMENTS = ("ink", "inkSoft", "imperial", "verdigrisDeep")
VEILS = {
    "ground": ("well", "hover", "press", "chosen"),
    "parchment": ("parchmentWell", "parchmentLit", "parchmentChosen"),
}
ELSEWHERE = (("imperialText", "imperial"), ("pale", "night"), ("paleSoft", "night"), ("pale", "nightRaised"),
             ("paleSoft", "nightRaised"), ("gold", "night"), ("goldLight", "nightRaised"))  # fmt: skip


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


class Tokens:
    """The theme's colours as they are now."""

    def __init__(self, studio: Studio) -> None:
        engine = studio.application.engine
        assert engine is not None
        self.engine, self.theme = engine, engine.singletonInstance("Staufer.Controls", "Theme")
        assert self.theme is not None

    def __getitem__(self, expression: str) -> QColor:
        found = QQmlExpression(self.engine.rootContext(), self.theme, expression).evaluate()
        colour = found[0] if isinstance(found, tuple) else found
        assert isinstance(colour, QColor), (expression, found)
        return colour


@pytest.mark.parametrize(("theme", "is_high"), THEMES)
def test_each_ink_of_the_theme_can_be_read_on_each_of_its_grounds(studio: Studio, theme: str, is_high: bool) -> None:
    studio.settings.change(theme=theme, high_contrast=is_high)
    tokens = Tokens(studio)
    places = [(ink, ground, tokens[ground]) for ground in GROUNDS for ink in ON_GROUNDS]
    places += [(ink, ground, tokens[ground]) for ground in PARCHMENTS for ink in ON_PARCHMENTS]
    for veil in VEILS["ground"]:
        places += [("text", f"{veil} on {back}", over(tokens[veil], tokens[back])) for back in GROUNDS]
    for veil in VEILS["parchment"]:
        places += [("ink", f"{veil} on {back}", over(tokens[veil], tokens[back])) for back in PARCHMENTS]
    places += [(ink, ground, tokens[ground]) for ink, ground in ELSEWHERE]
    faint = [
        f"{ink} on {name}: {seen:.2f}" for ink, name, back in places if (seen := ratio(tokens[ink], back)) < ENOUGH
    ]
    assert faint == []


@pytest.mark.parametrize(("theme", "is_high"), THEMES)
def test_the_names_of_the_seats_can_be_read(studio: Studio, theme: str, is_high: bool) -> None:
    studio.settings.change(theme=theme, high_contrast=is_high)
    tokens = Tokens(studio)
    backs = {name: tokens[name] for name in ("raised", "raisedLow", "ground")}
    faint = [
        f"{colour} on {name}: {seen:.2f}"
        for colour in COLOURS
        for name, back in backs.items()
        if (seen := ratio(tokens[f"seatColour('{colour}')"], back)) < ENOUGH
    ]
    assert faint == []


@pytest.mark.parametrize("folder", ["table", "lobby"])
def test_shields_of_two_seats_differ_without_their_colours(studio: Studio, folder: str) -> None:
    """Each has a pattern and an emblem: in grey, no two have the same picture."""
    art = studio.application.paths.art / folder
    grey = {
        colour: QImage(str(art / f"shield_{colour}.svg"))
        .scaled(48, 56)
        .convertToFormat(QImage.Format.Format_Grayscale8)
        for colour in COLOURS
    }
    for one, other in combinations(COLOURS, 2):
        assert edges(grey[one]) != edges(grey[other]), (one, other)


def edges(picture: QImage) -> list[bool]:
    """Where it becomes lighter from left to right: what is left of a drawing without its colours."""
    at = picture.pixelColor
    return [
        at(x + 1, y).lightness() > at(x, y).lightness() + 24
        for y in range(picture.height())
        for x in range(picture.width() - 1)
    ]


@pytest.mark.parametrize(
    ("name", "theme", "is_high"),
    [
        *(("gallery", *look) for look in THEMES),
        ("home", "light", False),
        ("home", "dark", True),
        ("play", "dark", False),
        ("profile", "light", False),
        ("settings", "light", True),
        ("fredericus_hunt", "light", False),
        ("stupor_mundi_project", "dark", True),
        ("de_vulgari_step", "dark", False),
        ("result", "light", True),
    ],
)
def test_what_is_on_the_screen_can_be_read(studio: Studio, name: str, theme: str, is_high: bool) -> None:
    studio.put_away()
    studio.settings.change(theme=theme, high_contrast=is_high)
    SCENES[name](studio.application.shelf)
    seen = list(texts_of(studio.window, still(studio.window)))
    assert len(seen) > 15
    assert [text for text in seen if text.ratio < ENOUGH - ROUNDING] == []
