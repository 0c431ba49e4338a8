"""Notices outside the window, by the portal that desktops of Linux have for them (org.freedesktop.portal.Notification).

Elsewhere, and where there is no portal, the window's own call for attention has to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

PORTAL = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Notification"
IDENT = "news"  # a later notice takes the place of the one before


def tell_desktop(sentence: str) -> bool:
    """Whether it is on its way; nobody waits until it is shown."""
    try:
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 -- not every system has it
    except ImportError:
        return False
    return tell_over(QDBusConnection.sessionBus(), sentence)


def tell_over(bus: QDBusConnection, sentence: str) -> bool:
    from PySide6.QtDBus import QDBusMessage  # noqa: PLC0415 -- as above

    if not bus.isConnected():
        return False
    call = QDBusMessage.createMethodCall(PORTAL, PLACE, INTERFACE, "AddNotification")
    call.setArguments([IDENT, {"title": "Staufer", "body": sentence}])
    return bus.send(call)
