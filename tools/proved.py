#!/usr/bin/env python3
"""Counts the losses of published studies that the scripts in proofs/ prove.

    tools/proved.py GAME...     runs the games' scripts on all lost deals and stores the counts in proofs/counts.tsv

It needs from seconds to a quarter of an hour per game. tools/figures.py writes the counts into proofs/README.md.
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
SCRIPTS = {  # the set, the script and the most positions per deal
    "fortress": ("cadogan", "check_losses.py", 1_000_000),
    "la-capricieuse": ("hoffmann", "la_capricieuse.py", 20_000),
    "la-nivernaise": ("cadogan", "la_nivernaise.py", 60_000),
    "nestor": ("cadogan", "nestor.py", 100_000),
    "the-carpet": ("hoffmann", "the_carpet.py", 100_000),
    "the-fifteen": ("cadogan", "the_fifteen.py", 100_000),
    "the-flower-garden": ("cadogan", "the_flower_garden.py", 200_000),
    "the-salic-law": ("cadogan", "the_salic_law.py", 200_000),
}


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


def count(game: str) -> dict[str, str]:
    rule_set, script, most = SCRIPTS[game]
    deals = lost_deals(game, rule_set)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, ROOT / "proofs" / script, str(most)], input="".join(f"{deal}\n" for deal in deals), capture_output=True, text=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = re.search(r"^(\d+) lost, (\d+) can be won, (\d+) not decided; (\d+) positions", done.stdout, re.M)
    if found is None:
        sys.exit(f"tools/proved.py: {script} gave no counts: {done.stderr.strip() or done.stdout.strip()}")
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return dict(zip(COLUMNS, (game, rule_set, script, str(most), str(len(deals)), *found.groups(), f"{seconds:.0f}"), strict=True))


def main(games: list[str]) -> int:
    unknown = [game for game in games if game not in SCRIPTS]
    if unknown or not games:
        print(__doc__ if not unknown else f"tools/proved.py: no script for {unknown[0]}; there are {', '.join(SCRIPTS)}", file=sys.stderr)
        return 2
    for game in games:
        rows = stored() | {game: count(game)}
        lines = ["\t".join(COLUMNS), *("\t".join(rows[name].values()) for name in sorted(rows))]
        COUNTS.write_text("".join(f"{line}\n" for line in lines))
        print("\t".join(rows[game].values()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
