"""The messages in the bytes of a WebSocket, as far as the network has to tell them apart."""

from __future__ import annotations

from staufer_protocol.codec import unpack_client, unpack_server
from staufer_protocol.complaint import Malformed
from staufer_protocol.messages import Accepted, RecordFrame, Refused, Submit

BINARY = 0x82  # a whole message in one frame
MASKED = 0x80
SHORT, MEDIUM = 126, 127
OF_A_CHOICE = (Submit, Accepted, Refused, RecordFrame)


def is_of_a_choice(piece: bytes) -> bool:
    """Whether it is one message about a choice and nothing else, so that it may come twice."""
    if len(piece) < 2 or piece[0] != BINARY:
        return False
    is_masked, length, start = bool(piece[1] & MASKED), piece[1] & ~MASKED, 2
    if length == MEDIUM:
        return False
    if length == SHORT:
        length, start = int.from_bytes(piece[2:4], "big"), 4
    mask, start = (piece[start : start + 4], start + 4) if is_masked else (b"", start)
    payload = piece[start:]
    if len(payload) != length:
        return False
    try:
        message = (
            unpack_client(bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload)))
            if is_masked
            else unpack_server(payload)
        )
    except Malformed:
        return False
    return isinstance(message, OF_A_CHOICE)
