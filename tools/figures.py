#!/usr/bin/env python3
"""Figures in documents that are made from the published studies.

    tools/figures.py            writes them into the documents
    tools/figures.py --check    changes nothing; status 1 with the lines that differ

They are the losses in proofs/README.md and the times in docs/research/solver-speed.md, under the book's own rules. How many losses a
script proves is in proofs/counts.tsv (tools/proved.py).
"""

import re
import sqlite3
import sys
import tempfile
from pathlib import Path

import proved
import study_results

ROOT = Path(__file__).resolve().parents[1]
ODDS = ROOT / "lib/session/odds.inc"
STUDIES = ROOT / "data/studies"
LOSSES = ROOT / "proofs/README.md"
TIMES_PER_DEAL = ROOT / "docs/research/solver-speed.md"
DEALS = 10**9
TIMES = ((3600, "h"), (60, "min"), (1, "s"))


def game_of(title: str) -> str:
    return re.sub("[.’]", "", title.lower()).replace(" ", "-")


def published() -> dict[str, tuple[str, int, int]]:
    """By game, of its first set: the set, how many deals were decided or left open, and how many are lost."""
    found: dict[str, tuple[str, int, int]] = {}
    for line in ODDS.read_text().splitlines():
        if row := re.match(r'\{"([^"]+)", "([^"]+)", \d+, \d+, "[^"]*", (\d+), (\d+), (\d+),', line):
            won, lost, left_open = (int(number) for number in row.groups()[2:])
            found.setdefault(row[1], (row[2], won + lost + left_open, lost))
    return found


def rows_of(game: str, rule_set: str) -> tuple[int, float, float]:
    """From the study in rows: the number of deals, the mean milliseconds per deal, and the most megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        study = Path(folder) / "rows.study"
        study_results.unpack(STUDIES / f"{game}-{rule_set}.results.xz", study)
        database = sqlite3.connect(study)
        count, mean, kilobytes = database.execute("SELECT count(*), avg(ms), max(kilobytes) FROM deals").fetchone()
        database.close()
    return count, mean, kilobytes / 1024


def three_digits(value: float) -> str:
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 1000 else f"{value:#.3g}".rstrip(".")


def span(seconds: float) -> str:
    size, unit = next((size, unit) for size, unit in TIMES if seconds >= 2 * size or size == 1)
    return f"{seconds / size:.0f} {unit}"


def with_losses(text: str) -> str:
    """The table of losses, which has a row for every game with a lost deal."""
    odds, counts = published(), proved.stored()
    missing = {game for game, (_, _, lost) in odds.items() if lost}

    def row(found: re.Match) -> str:
        game = game_of(found[1])
        if game not in odds:
            return found[0]
        missing.discard(game)
        _, count, lost = odds[game]
        counted = game in counts and int(counts[game]["lost"]) == lost
        if not counted and re.search(r"^[\d,]+, in|in \d+ s", found[3]):
            sys.exit(f"{LOSSES.relative_to(ROOT)}: the count in the row of {found[1]} is not in {proved.COUNTS.relative_to(ROOT)}")
        which = which_losses(counts[game]) if counted else found[3]
        return f"| {found[1]} | {lost:,} | {count:,} | {found[2]} | {which} |".replace("|  |", "| |")

    head, table, rest = re.split(r"(?<=\| game \| lost \| deals \| evidence \| which losses \|\n\|---\|---\|---\|---\|---\|\n)((?:\|.*\n)+)", text, maxsplit=1)
    table = re.sub(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \| ?([^|]*?) ?\|$", row, table, flags=re.M)
    if missing:
        sys.exit(f"{LOSSES.relative_to(ROOT)}: no row names {', '.join(sorted(missing))}")
    for row in counts.values():
        rest = re.sub(rf"(?<=^    proofs/{row['script']}) \d+(?= <lost$)", f" {row['most']}", rest, flags=re.M)
    if first := counts.get("fortress"):
        rest = re.sub(
            r"[\d,]+( of the first 100,000 deals are lost. The script followed )[\d,]+( positions in )\d+ s",
            rf"{int(first['proved']):,}\g<1>{int(first['positions']):,}\g<2>{first['seconds']} s",
            rest,
        )
    return head + table + rest


def which_losses(counts: dict[str, str]) -> str:
    """The losses that a script proved, and what that took."""
    if counts["proved"] == counts["lost"]:
        return f"all, in {int(counts['seconds']):,} s"
    return f"{int(counts['proved']):,}, in {int(counts['seconds']):,} s and up to {int(counts['most']):,} positions; the others are claims"


def with_times(text: str) -> str:
    odds = published()
    rows = []
    for game, (rule_set, _, _) in odds.items():
        count, mean, megabytes = rows_of(game, rule_set)
        hours = mean / 1000 * DEALS / 3600
        cells = (title_of(game), f"{count:,}", three_digits(mean), f"{float(f'{hours:.2g}'):,g}", span(hours * 3.6))
        rows.append((mean, f"| {' | '.join(cells)} | {megabytes:.0f} MB |\n"))
    table = "".join(row for _, row in sorted(rows))
    head, old, rest = re.split(
        r"(?<=\| on 1,000 cores \| memory \|\n\|---\|---\|---\|---\|---\|---\|\n)((?:\|.*\n)+)", text, maxsplit=1
    )
    return head + table + rest


def title_of(game: str) -> str:
    facts = (ROOT / "lib/games" / game.replace("-", "_") / "facts.cpp").read_text()
    return re.search(r'\.title = "([^"]+)"', facts)[1]


def main() -> int:
    checks = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not checks:
        sys.exit("usage: tools/figures.py [--check]")
    status = 0
    for path, made_from in ((LOSSES, with_losses), (TIMES_PER_DEAL, with_times)):
        old = path.read_text()
        new = made_from(old)
        if old == new:
            continue
        if not checks:
            path.write_text(new)
            continue
        status = 1
        was = set(old.splitlines())
        for number, line in enumerate(new.splitlines(), 1):
            if line not in was:
                print(f"{path.relative_to(ROOT)}:{number}: the studies say: {line}")
    return status


if __name__ == "__main__":
    sys.exit(main())
