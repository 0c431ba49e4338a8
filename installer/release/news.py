"""Signs the file by which programs hear of a newer version: ``news.py FOLDER VERSION PAGE``.

The secret key is 64 hexadecimal digits in UPDATE_KEY; its public half is in the release's resources/news.json.
The number of the file is the time at which it is made, so it grows by itself.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from staufer_client.news import News, signed_news

GOOD_FOR = 400 * 86_400  # seconds: a release that none follows for a year is still one


def main(folder: Path, version: str, page: str) -> int:
    try:
        key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(os.environ.get("UPDATE_KEY", "")))
    except ValueError:
        print("news.py: UPDATE_KEY has to hold the secret key, 64 hexadecimal digits.", file=sys.stderr)
        return 2
    now = int(time.time())
    (folder / "latest.json").write_bytes(signed_news(News(now, version, page, now + GOOD_FOR), key))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:4]))
