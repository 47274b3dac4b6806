#!/usr/bin/env python3
"""Compares the hints of each game with those first published for the same rules, on the same deals, as a Markdown table.

    tools/earlier_hints.py

reads the results in data/studies and the earlier ones in the history of this repository, so it needs a full clone. Games whose
hints or rules have not been comparable since are left out.
"""

import math
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

import study_results

ROOT = Path(__file__).resolve().parents[1]


class Played(NamedTuple):
    """What the hints of one version won."""

    game: str
    rule_set: str
    rules: int
    version: int
    won: dict[int, bool]  # by deal
    milliseconds: dict[int, float]  # by deal, of processor time


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout


def unpacked(packed: bytes) -> Played:
    with tempfile.TemporaryDirectory() as folder:
        file, study = Path(folder) / "a.xz", Path(folder) / "a.study"
        file.write_bytes(packed)
        study_results.unpack(file, study)
        database = sqlite3.connect(study)
        game, rule_set, _, rules, _, version = database.execute("SELECT * FROM study").fetchone()
        rows = database.execute("SELECT deal, verdict, microseconds FROM result").fetchall()
        database.close()
    return Played(
        game,
        rule_set,
        rules,
        version,
        {deal: verdict == study_results.WON for deal, verdict, _ in rows},
        {deal: time / 1000 for deal, _, time in rows},
    )


def first_published(file: str, now: Played) -> Played | None:
    """The oldest results for the same rules by another version of the player."""
    for commit in reversed(git("log", "--format=%h", "--", file).decode().split()):
        then = unpacked(git("show", f"{commit}:{file}"))
        if then.rules == now.rules and then.version != now.version:
            return then
    return None


def mcnemar(gained: int, lost: int) -> float:
    """The p-value of McNemar's exact test, two-sided."""
    both = gained + lost
    tail = sum(math.comb(both, i) for i in range(min(gained, lost) + 1)) / 2**both
    return min(1.0, 2 * tail)


def row(then: Played, now: Played) -> str:
    deals = sorted(then.won.keys() & now.won.keys())
    gained = sum(now.won[deal] and not then.won[deal] for deal in deals)
    lost = sum(then.won[deal] and not now.won[deal] for deal in deals)
    difference = (gained - lost) / len(deals)
    # Wald's interval for a difference of paired shares
    half = 1.96 * math.sqrt(max(0, gained + lost - (gained - lost) ** 2 / len(deals))) / len(deals)
    p = mcnemar(gained, lost)

    def time(played: Played) -> str:
        return f"{sum(played.milliseconds[deal] for deal in deals) / len(deals):,.1f}"

    cells = [
        f"{now.game}, {now.rule_set}",
        f"{then.version}, {now.version}",
        f"{len(deals):,}",
        f"{sum(then.won[deal] for deal in deals):,}",
        f"{sum(now.won[deal] for deal in deals):,}",
        f"{100 * difference:+.1f} ± {100 * half:.1f}",
        "< 0.001" if p < 0.001 else f"{p:.2g}",
        f"{time(then)}, {time(now)}",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    print("| game and rule set | versions | deals | won then | won now | points | p | ms per game |")
    print("|---|---|---|---|---|---|---|---|")
    for path in sorted((ROOT / "data/studies").glob("*-honest.results.xz")):
        now = unpacked(path.read_bytes())
        if then := first_published(str(path.relative_to(ROOT)), now):
            print(row(then, now))


if __name__ == "__main__":
    main()
