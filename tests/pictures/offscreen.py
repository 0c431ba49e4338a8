"""A screen that draws the same everywhere: in memory, by the processor, with the program's own fonts alone.

To be imported before Qt: what stands here is read when it starts.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_HASH_SEED", "0")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("fonts.conf")))
