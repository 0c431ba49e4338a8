"""Notices outside the window: over a real message bus, to whoever listens there."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

import pytest
from PySide6.QtDBus import QDBusConnection

from staufer_client.bridge.desktop import tell_over

NO_BUS = shutil.which("dbus-daemon") is None or shutil.which("dbus-monitor") is None
pytestmark = pytest.mark.skipif(NO_BUS, reason="this machine has no message bus")


@pytest.fixture
def address() -> Iterator[str]:
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bus:
        assert bus.stdout is not None
        yield bus.stdout.readline().strip()
        bus.terminate()


def test_a_notice_reaches_the_portal_of_the_desktop(qapp: object, address: str) -> None:
    watching = ["dbus-monitor", "--address", address, "member='AddNotification'"]
    with subprocess.Popen(watching, stdout=subprocess.PIPE, text=True) as monitor:
        assert monitor.stdout is not None
        monitor.stdout.readline()  # it listens
        bus = QDBusConnection.connectToBus(address, "test")
        heard = ""
        assert tell_over(bus, "It is your turn.")
        while "It is your turn." not in heard:
            heard += (line := monitor.stdout.readline())
            assert line, heard
        monitor.terminate()
    QDBusConnection.disconnectFromBus("test")
    assert "interface=org.freedesktop.portal.Notification" in heard


def test_without_a_bus_nothing_is_told_and_nothing_fails(qapp: object) -> None:
    assert not tell_over(QDBusConnection("nobody"), "It is your turn.")
