"""What a client keeps of its set-ups, and the key with which it signs itself."""

from __future__ import annotations

import random
import stat
import sys

import pytest

from client.core.house import KEY, MATCH
from client.core.test_notary import Dealer
from staufer_client.own_key import OwnKey
from staufer_client.receipts import Receipt, read_receipt, written
from staufer_protocol.complaint import Damaged
from staufer_protocol.receipt import Share, SignedHeads


def test_a_receipt_is_read_as_it_was_written():
    dealer = Dealer()
    share = Share(dealer.offer(), dealer.mine, bytes(32), KEY.public)
    heads = SignedHeads(KEY.public)
    heads.take(KEY.head(MATCH, 3, bytes(32)))
    back = read_receipt(written(Receipt(share, heads)))
    assert (back.share.offer, back.share.number, back.share.nonce) == (share.offer, share.number, share.nonce)
    assert back.heads.by_seq == heads.by_seq
    for damaged in (b"", b"\x90", written(Receipt(share, heads))[:-1]):
        with pytest.raises(Damaged):
            read_receipt(damaged)


def test_the_key_of_this_computer_is_made_once(tmp_path):
    file = tmp_path / "data" / "record.key"
    first = OwnKey(file, random.Random(1).randbytes).key()
    assert OwnKey(file, random.Random(2).randbytes).key().public == first.public
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("damaged")
    assert OwnKey(file, random.Random(3).randbytes).key().public != first.public
