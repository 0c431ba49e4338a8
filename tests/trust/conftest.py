"""Says aloud where the corpus was compared, and which Pythons were not at hand."""

from __future__ import annotations


def pytest_terminal_summary(terminalreporter) -> None:
    reports = [*terminalreporter.stats.get("passed", []), *terminalreporter.stats.get("failed", [])]
    compared = [
        value for report in reports if report.when == "call" for name, value in report.user_properties
        if name == "compared"
    ]  # fmt: skip
    if compared:
        terminalreporter.section("the same heads were found with")
        for line in compared:
            terminalreporter.line(line)
        versions = {line.split(",")[0] for line in compared}
        terminalreporter.line(f"{len(versions)} versions of Python; others from 3.11 were not at hand.")
