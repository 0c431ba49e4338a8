"""Generated examples are not timed: a busy machine proves nothing.  What is not fuzzed is said aloud."""

from __future__ import annotations

from importlib.util import find_spec

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_terminal_summary(terminalreporter) -> None:
    if find_spec("atheris") is None:
        terminalreporter.section("NOT FUZZED")
        terminalreporter.line("There is no atheris for this Python or system: the doors were tried by Hypothesis only.")
