#!/usr/bin/env python3
"""The weight of the built page: code, styles and the core, compressed, against what it may be.

    tools/budget.py [FOLDER]        build/web if not given

Cards, fonts and icons do not count: they are pictures, not code, and most are fetched only when they are wanted.
"""

import gzip
import re
import sys
from pathlib import Path

MOST = 200_000
COUNTED = {".html", ".js", ".css", ".wasm"}
CARDS = re.compile(r"^(deck|classic)-[\w-]{8}\.js$")


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/web")
    files = sorted(path for path in folder.rglob("*") if path.suffix in COUNTED)
    if not any(path.suffix == ".wasm" for path in files) or not any(path.name == "index.html" for path in files):
        print(f"{folder} holds no built page")
        return 1
    whole = 0
    for path in files:
        size = len(gzip.compress(path.read_bytes(), 9, mtime=0))
        counts = not CARDS.match(path.name)
        whole += size if counts else 0
        print(f"{size:9,}  {path.relative_to(folder)}{'' if counts else '  (cards, not counted)'}")
    print(f"{whole:9,}  code and core, of at most {MOST:,} bytes")
    return 0 if whole <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
