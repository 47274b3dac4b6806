#!/usr/bin/env python3
"""Measured traits of games: lib/session/traits.inc from the published studies and data/thumb.tsv.

    tools/traits.py             writes lib/session/traits.inc
    tools/traits.py --check     changes nothing; status 1 with the lines that differ

The length is the median number of moves of the games won with hints, if at least five were won. data/thumb.tsv
has the games won by the rule of thumb alone, of the rule sets that are measured: game, rule set, rules version, strength, deals, games, won.
`longwood-lab rating-trial GAME --strength 0 --wins` prints such a line.
"""

import json
import lzma
import statistics
import sys
from pathlib import Path

import study_results

ROOT = Path(__file__).resolve().parents[1]
STUDIES = ROOT / "data/studies"
THUMB = ROOT / "data/thumb.tsv"
TRAITS = ROOT / "lib/session/traits.inc"
LEAST = 5  # fewer wins have no typical length


def length_of(study: Path) -> tuple[tuple[str, str], int, int]:
    """Game and set, version of the rules, and the median number of moves of the games won; 0 if too few were won."""
    line, body = lzma.decompress(study.read_bytes()).removeprefix(study_results.MAGIC).split(b"\n", 1)
    head = json.loads(line)
    count = sum(last - first + 1 for first, last in head["deals"])
    widths = [head["bytes"][name] for name in study_results.NUMBERS]
    columns = dict(zip(study_results.NUMBERS, study_results.numbers(body, count, widths), strict=True))
    won = [moves for moves, verdict in zip(columns["moves"], columns["verdict"], strict=True) if verdict == study_results.WON]
    return (head["game"], head["rule_set"]), head["rules"], round(statistics.median(won)) if len(won) >= LEAST else 0


def thumb_rows() -> dict[tuple[str, str], tuple[int, int, int]]:
    """By game and set: version of the rules, games and wins of the rule of thumb."""
    rows = (line.split("\t") for line in THUMB.read_text().splitlines()[1:])
    return {(game, rule_set): (int(rules), int(games), int(won)) for game, rule_set, rules, _, _, games, won in rows}


def made() -> str:
    lengths = {}
    for study in STUDIES.glob("*-honest.results.xz"):
        if "+" not in study.name:
            terms, rules, length = length_of(study)
            lengths[terms] = (rules, length)
    thumb = thumb_rows()
    lines = []
    for terms in sorted(thumb):
        rules, length = lengths.get(terms, (thumb[terms][0], 0))
        # games of other rules say nothing about these
        games, won = thumb[terms][1:] if thumb[terms][0] == rules else (0, 0)
        lines.append(f'{{"{terms[0]}", "{terms[1]}", {rules}, {length}, {games}, {won}}},\n')
    return "".join(lines)


def main() -> int:
    text = made()
    if sys.argv[1:] != ["--check"]:
        TRAITS.write_text(text)
        return 0
    there, wanted = TRAITS.read_text().splitlines(), text.splitlines()
    for line in sorted({*there} ^ {*wanted}):
        print(f"{TRAITS.relative_to(ROOT)}: {line}: run tools/traits.py")
    return 0 if there == wanted else 1


if __name__ == "__main__":
    sys.exit(main())
