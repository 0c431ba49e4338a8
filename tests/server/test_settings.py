"""Settings: by a file, the environment and the command line, and every mistake in one sentence."""

from __future__ import annotations

import tomllib
from dataclasses import asdict
from pathlib import Path

import pytest

from staufer_server.__main__ import named, parse
from staufer_server.config import FORMS, BadConfig, Settings, read_settings

SAMPLE = Path(__file__).resolve().parents[2] / "installer" / "staufer-server.toml"


def test_the_sample_names_every_setting_with_its_default() -> None:
    told = tomllib.loads(SAMPLE.read_text(encoding="utf-8"))
    assert set(told) == set(FORMS)
    assert read_settings(SAMPLE, {}, {}) == Settings()
    assert asdict(Settings()).keys() == told.keys()


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text('port = 1\nhost = "one"\ntitle = "file"\nproxies = ["192.0.2.1"]\n')
    environment = {"STAUFER_PORT": "2", "STAUFER_HOST": "two", "STAUFER_DRAIN": "1.5", "STAUFER_LOCAL": "no"}
    wishes = named(parse(["--config", str(file), "--port", "3", "--verbose"]))
    read = read_settings(file, environment, wishes)
    assert (read.port, read.host, read.title, read.drain) == (3, "two", "file", 1.5)
    assert (read.proxies, read.log_level, read.local) == (("192.0.2.1",), "debug", False)


def test_a_list_in_the_environment_is_parted_by_commas_and_a_database_may_be_an_address() -> None:
    read = read_settings(
        None, {"STAUFER_PROXIES": "192.0.2.1, 2001:db8::1", "STAUFER_DATABASE_URL": "sqlite:////srv/s.sqlite"}, {}
    )
    assert read.proxies == ("192.0.2.1", "2001:db8::1")
    assert read.checked().database == Path("/srv/s.sqlite")


def test_keys_and_reports_lie_beside_the_file_or_in_a_folder_of_their_own() -> None:
    assert Settings(database="/srv/s.sqlite", folder="/elsewhere").checked().base == Path("/srv/s.sqlite")
    url = "postgresql://staufer:hunting@db/staufer"
    read = read_settings(None, {"STAUFER_DATABASE_URL": url, "STAUFER_FOLDER": "/var/lib/staufer"}, {})
    assert read.checked().base == Path("/var/lib/staufer/staufer")
    assert "hunting" not in repr(read.checked())


def test_a_local_server_waits_for_nobody_and_has_no_limits() -> None:
    config = Settings(local=True).checked()
    assert (config.drain, config.messages[0]) == (0.0, 1000.0)
    assert Settings().checked().drain == 10.0


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("port", "http", "the setting port (STAUFER_PORT) has to be a whole number."),
        ("port", "70000", "70000 is no port"),
        ("metrics_port", "-2", "metrics_port is -2"),
        ("drain", "soon", "STAUFER_DRAIN) has to be a number."),
        ("drain", "-1", "at least 0"),
        ("connections", "0", "at least 1"),
        ("log_level", "loud", "one of debug, info, warning, error"),
        ("local", "maybe", "has to be yes or no"),
        ("proxies", "the proxy", "the proxy in proxies is no address."),
        ("database", "mysql://here", "The database mysql:// is not supported"),
        ("database_url", "postgresql:/staufer:S3cretPw@", "begins like an address, postgresql:, but is none"),
        ("database_url", "sqlite:/srv/s.sqlite", "begins like an address, sqlite:, but is none"),
        ("database_url", "postgresql:staufer:S3cretPw@db", "begins like an address"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(name: str, value: str, said: str) -> None:
    with pytest.raises(BadConfig) as bad:
        read_settings(None, {"STAUFER_" + name.upper(): value}, {}).checked()
    assert said in str(bad.value)
    assert "S3cret" not in str(bad.value)


@pytest.mark.parametrize("path", ["C:/srv/s.sqlite", "/srv/a:b.sqlite", "a:b.sqlite"])
def test_a_path_with_a_colon_is_a_path(path: str) -> None:
    assert Settings(database=path).checked().database == Path(path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 80\n", "have a line prot, which is no setting."),
        ("port = \n", "are no TOML"),
        ("port = true\n", "s.toml has to be a whole number."),
        ('port = "8080"\n', "a whole number, without quotation marks."),
        ('proxies = "10.0.0.1"\n', "a list of texts"),
        ("title = 3\n", "has to be a text."),
        ("proxies = 3\n", "has to be a list of texts"),
    ],
)
def test_a_file_with_a_mistake_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "s.toml"
    file.write_text(text)
    with pytest.raises(BadConfig) as bad:
        read_settings(file, {}, {})
    assert said in str(bad.value)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="cannot be read"):
        read_settings(tmp_path / "none.toml", {}, {})


def test_no_secret_is_repeated_in_a_complaint() -> None:
    with pytest.raises(BadConfig) as bad:
        read_settings(None, {}, {"key": ["s3cret"]})
    assert "s3cret" not in str(bad.value)
