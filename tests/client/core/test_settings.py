"""Settings survive, damage is kept aside, and tokens are never written in plain text."""

from __future__ import annotations

import json

import pytest
from keyring.errors import KeyringError

from staufer_client.files import write_whole
from staufer_client.paths import Paths, find_paths, package_folder
from staufer_client.settings import Preferences, SearchChoices, Settings
from staufer_client.tokens import NOT_KEPT, Tokens


def test_without_a_file_everything_has_its_default(tmp_path):
    settings = Settings(tmp_path / "settings.json")
    assert settings.now == Preferences()
    assert not settings.problem
    assert not settings.path.exists()


def test_what_was_set_is_there_the_next_time_and_listeners_hear_of_it_once(tmp_path):
    settings = Settings(tmp_path / "deep" / "settings.json")
    heard = []
    settings.listeners.append(lambda: heard.append(settings.now.theme))
    settings.change(theme="light", text_scale=2, last_names=["Anna", "Bo"])
    settings.change(theme="light")
    settings.remember_search("fredericus", SearchChoices([2, 3], "quick", False, "near", {"short": 1}))
    again = Settings(settings.path)
    assert again.now == settings.now
    assert again.now.text_scale == 2.0
    assert again.now.searches["fredericus"].seats == [2, 3]
    assert heard == ["light", "light"]


@pytest.mark.parametrize(
    "values",
    [
        {"theme": "pink"},
        {"text_scale": 9.0},
        {"confirm_end": 1},
        {"colour": 1},
        {"text_scale": "large"},
        {"sound": "loud"},
        {"volume": 1.1},
    ],
)
def test_what_cannot_be_set_changes_nothing(tmp_path, values):
    settings = Settings(tmp_path / "settings.json")
    with pytest.raises(ValueError, match=r"\w"):
        settings.change(**values)
    assert settings.now == Preferences()


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"[1]", b"\xff\xfe", b'{"theme": "pink", "confirm_end": false}', b"[" * 5000),
        b'{"text_scale": 1%s}' % (b"0" * 400),  # no float is as large
        b'{"server": "\\ud800"}',  # half a letter
    ],
)
def test_a_damaged_file_is_kept_aside_and_reported(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings(path)
    assert "kept as settings.json.damaged-1" in settings.problem
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content
    assert json.loads(path.read_text())["theme"] == "dark"
    assert not Settings(path).problem


def test_a_folder_in_the_place_of_the_file_is_put_aside(tmp_path):
    path = tmp_path / "settings.json"
    path.mkdir()
    assert Settings(path).problem.startswith("The settings were damaged (Is a directory).")
    assert path.is_file()


def test_what_a_damaged_file_says_rightly_is_kept(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "pink", "confirm_end": false, "of_a_newer_version": 3}')
    assert Settings(path).now.confirm_end is False


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "a.json"
    write_whole(path, b"old")

    def fail(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_settings_that_cannot_be_saved_are_reported(tmp_path):
    (tmp_path / "file").write_text("")
    settings = Settings(tmp_path / "file" / "settings.json")
    settings.change(theme="light")
    assert "could not be saved" in settings.problem


class Vault:
    def __init__(self) -> None:
        self.kept = {}

    def get_password(self, service, username):
        return self.kept.get((service, username))

    def set_password(self, service, username, password):
        self.kept[service, username] = password

    def delete_password(self, service, username):
        del self.kept[service, username]


class LockedVault(Vault):
    def get_password(self, service, username):
        raise KeyringError("locked")

    def set_password(self, service, username, password):
        raise KeyringError("locked")

    def delete_password(self, service, username):
        raise KeyringError("locked")


def test_a_token_is_kept_in_the_keyring_for_its_server_only():
    vault = Vault()
    Tokens(lambda: vault).keep("https://a", "secret")
    again = Tokens(lambda: vault)
    assert again.of("https://a") == "secret"
    assert again.of("https://b") == ""
    again.forget("https://a")
    assert Tokens(lambda: vault).of("https://a") == ""


@pytest.mark.parametrize("find", [lambda: None, LockedVault])
def test_without_a_keyring_a_token_lives_in_memory_and_the_user_is_told(find):
    tokens = Tokens(find)
    tokens.keep("https://a", "secret")
    assert tokens.of("https://a") == "secret"
    assert tokens.note == NOT_KEPT
    assert Tokens(find).of("https://a") == ""
    tokens.forget("https://a")
    assert tokens.of("https://a") == ""


@pytest.mark.parametrize("find", [lambda: None, LockedVault])
def test_without_a_keyring_only_the_token_of_a_server_with_a_file_of_its_own_is_kept(tmp_path, find):
    files = {"here": tmp_path / "token"}
    tokens = Tokens(find, files)
    tokens.keep("here", "secret")
    assert not tokens.note
    assert Tokens(find, files).of("here") == "secret"
    assert (tmp_path / "token").stat().st_mode & 0o077 == 0
    tokens.keep("https://a", "other")
    assert tokens.note == NOT_KEPT
    assert Tokens(find, files).of("https://a") == ""
    tokens.forget("here")
    assert Tokens(find, files).of("here") == ""


@pytest.mark.parametrize("content", [b"", b"two\nlines", b"\x00\x01", b"\xff", b"a" * 100_000])
def test_a_damaged_token_is_none(tmp_path, content):
    (tmp_path / "token").write_bytes(content)
    assert Tokens(lambda: None, {"here": tmp_path / "token"}).of("here") == ""


def test_one_variable_moves_everything_of_the_user(tmp_path):
    paths = find_paths({"STAUFER_HOME": str(tmp_path)})
    for folder in (paths.replays, paths.unfinished, paths.settings, paths.local_database):
        assert folder.is_relative_to(tmp_path)
    assert not list(tmp_path.iterdir())


def test_without_it_the_systems_own_folders_are_used():
    paths = find_paths({})
    assert paths.data.is_absolute()
    assert paths.config.is_absolute()


def test_resources_are_found_in_the_checkout_in_the_package_and_in_the_frozen_program(tmp_path, monkeypatch):
    assert find_paths({"STAUFER_HOME": str(tmp_path)}).art.name == "art"
    assert package_folder().name == "staufer_client"
    frozen = tmp_path / "staufer_client" / "resources"
    frozen.mkdir(parents=True)
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert find_paths({}).resources == frozen
    assert isinstance(find_paths({}), Paths)
