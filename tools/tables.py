#!/usr/bin/env python3
"""Tables in documents that are made from the program's data.

    tools/tables.py [PROGRAM]            # write them anew; PROGRAM is build/release/longwood if not given
    tools/tables.py --check [PROGRAM]    # status 1 if a document holds another table than the program's data give

A table stands between the lines `<!-- table: NAME -->` and `<!-- end of table -->`; its name is a function below.
"""

import json
import math
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"(<!-- table: ([a-z_]+) -->\n).*?(<!-- end of table -->)", re.DOTALL)


def objects(program: str, *arguments: str) -> list[dict]:
    done = subprocess.run([program, *arguments, "--json"], check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def share(odds: dict) -> str:
    """An interval in percent, rounded outwards."""
    low, high = 100 * odds["low"], 100 * odds["high"]
    places = 1 if high - low >= 0.5 else 2
    unit = 10**places
    bottom = math.floor(low * unit + 1e-6) / unit
    top = math.ceil(high * unit - 1e-6) / unit
    return f"{bottom:.{places}f} % or more" if top >= 100 else f"{bottom:.{places}f} to {top:.{places}f} %"


def games(program: str) -> list[list[str]]:
    """Each game with its published shares, by the book's own rules."""
    published = {}
    for odds in objects(program, "odds"):
        if "options" not in odds:
            published.setdefault((odds["game"], odds["set"], odds["knowledge"]), odds)
    rows = [["game", "book", "packs", "can be won, all cards visible", "won by the honest player"]]
    for game in objects(program, "games"):
        key = (game["game"], game["sets"][0]["id"])
        shares = []
        for knowledge in ("open", "honest"):
            odds = published.get((*key, knowledge))
            shares.append(f"{share(odds)}, n = {odds['n']:,}" if odds else "not published")
        rows.append([game["title"], game["source"], str(game["packs"]), *shares])
    return rows


def markdown(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]) + "\n"


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    names = [argument for argument in arguments if argument != "--check"]
    program = names[0] if names else str(ROOT / "build/release/longwood")
    tables = {"games": games}
    stale = []
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        text = path.read_text(encoding="utf-8")
        now = BLOCK.sub(lambda found: found[1] + markdown(tables[found[2]](program)) + found[3], text)
        if now == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not check:
            path.write_text(now, encoding="utf-8")
    if check and stale:
        print(f"{', '.join(stale)}: a table is not what the data give; write it anew with tools/tables.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
