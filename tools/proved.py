#!/usr/bin/env python3
"""Counts the losses of published studies that the scripts in proofs/ prove.

    tools/proved.py GAME SET MOST     runs the game's script on all lost deals, each up to MOST positions

It needs from seconds to a quarter of an hour, and stores the counts in proofs/counts.tsv. tools/figures.py writes them into
proofs/README.md.
"""

import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import study_results

ROOT = Path(__file__).resolve().parents[1]
COUNTS = ROOT / "proofs/counts.tsv"
COLUMNS = ("game", "set", "script", "most", "lost", "proved", "won", "undecided", "positions", "seconds")


def stored() -> dict[str, dict[str, str]]:
    """The rows of counts.tsv by game."""
    if not COUNTS.exists():
        return {}
    head, *rows = (line.split("\t") for line in COUNTS.read_text().splitlines())
    return {row[0]: dict(zip(head, row, strict=True)) for row in rows}


def lost_deals(game: str, rule_set: str) -> list[int]:
    with tempfile.TemporaryDirectory() as folder:
        study = Path(folder) / "rows.study"
        study_results.unpack(ROOT / f"data/studies/{game}-{rule_set}.results.xz", study)
        database = sqlite3.connect(study)
        deals = [deal for (deal,) in database.execute("SELECT deal FROM deals WHERE verdict = 'lost' ORDER BY deal")]
        database.close()
    return deals


def count(script: Path, game: str, rule_set: str, most: str) -> dict[str, str]:
    deals = lost_deals(game, rule_set)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, script, most], input="".join(f"{deal}\n" for deal in deals), capture_output=True, text=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = re.search(r"^(\d+) lost, (\d+) can be won, (\d+) not decided; (\d+) positions", done.stdout, re.M)
    if found is None:
        sys.exit(f"tools/proved.py: {script.name} gave no counts: {done.stderr.strip() or done.stdout.strip()}")
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return dict(zip(COLUMNS, (game, rule_set, script.name, most, str(len(deals)), *found.groups(), f"{seconds:.0f}"), strict=True))


def main(arguments: list[str]) -> int:
    if len(arguments) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    game, rule_set, most = arguments
    script = ROOT / "proofs" / ("check_losses.py" if game == "fortress" else f"{game.replace('-', '_')}.py")
    if not script.exists() or not (ROOT / f"data/studies/{game}-{rule_set}.results.xz").exists():
        print(f"tools/proved.py: {game} with the set {rule_set} has no script in proofs/ or no study in data/studies/", file=sys.stderr)
        return 2
    row = count(script, game, rule_set, most)
    rows = stored() | {game: row}  # other counts may have been stored meanwhile
    lines = ["\t".join(COLUMNS), *("\t".join(rows[name].values()) for name in sorted(rows))]
    COUNTS.write_text("".join(f"{line}\n" for line in lines))
    print(lines[0], "\t".join(rows[game].values()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
