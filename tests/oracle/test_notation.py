"""docs/library/notation.md lists every form that a move of each game has, and no other.

    tests/oracle/test_notation.py --print

prints its table of forms.
"""

import json
import re
import sys
import unittest
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from games import GAMES
from positions import FOLDER, PositionsFile
from replay import Taste, choose, start_from_number

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/library/notation.md"
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
PLIES, DEALS = 150, 3


def between(first: str, last: str) -> list[str]:
    """The names from one to another, as the page has them: `1` to `12`, `r1c1` to `r4c5`, `I` to `XII`."""
    if first in ROMAN:
        return ROMAN
    square = re.fullmatch(r"r1c1 r(\d)c(\d)", f"{first} {last}")
    if square:
        return [f"r{row}c{column}" for row in range(1, int(square[1]) + 1) for column in range(1, int(square[2]) + 1)]
    if len(first) == 1 and first.isalpha():
        return [chr(letter) for letter in range(ord(first), ord(last) + 1)]
    head = first.rstrip("0123456789")
    return [f"{head}{n}" for n in range(int(first[len(head) :]), int(last[len(head) :]) + 1)]


def rows(heading: str) -> Iterator[tuple[str, str]]:
    """The rows of the first table beneath a heading of the page: each game with its second cell."""
    part = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    for games, cell in re.findall(r"^\| ((?:`[a-z-]+`(?:, )?)+) \| (.*) \|$", part, re.MULTILINE):
        yield from ((game, cell) for game in re.findall(r"`([a-z-]+)`", games))


def piles_of(cell: str) -> dict[str, str]:
    """The group of every pile: what is said before its name, or the name itself."""
    found = {}
    for part in cell.split("; "):
        label = re.match(r"[^`]*", part)[0].strip() or re.search(r"`([^`]+)`", part)[1]
        for names, last in re.findall(r"`([^`]+)`(?: to `([^`]+)`)?", part):
            for name in between(names, last) if last else names.split():
                found[name] = label.removeprefix("the ")
    return found


def form_of(move: str, piles: dict[str, str]) -> str:
    """A move with groups for its piles: "columns-aces", "columns-columns×n", "turn"."""
    parts = re.fullmatch(r"(\w+)([-+~])(\w+?)(x\d+)?", move)
    if not parts:
        return move
    one, other = piles[parts[1]], piles[parts[3]]
    return f"{one}{parts[2]}{other}" + ("×n" if parts[4] else "")


def moves_seen(game: str) -> Iterator[str]:
    """Moves that are legal somewhere: in the worked positions, in playthroughs, in random games under every set and choice."""
    for statement in PositionsFile.read(FOLDER / f"{game}.txt").statements:
        yield from statement.moves
        if statement.verb in ("legal", "gained"):
            yield from statement.text.split()
        elif statement.verb == "only":
            yield from statement.text.partition(" of ")[0].split()
    for file in sorted((ROOT / "tests/data/playthroughs").glob(f"{game}-*.jsonl")):
        yield from (line["move"] for line in map(json.loads, file.read_text().splitlines()) if line.get("move"))
    for number, name in product(range(DEALS), (None, *GAMES[game].sets)):
        position, random = start_from_number(game, number, name), Random(number)
        for _ in range(PLIES):
            moves = sorted(position.moves())
            yield from moves
            if not moves:
                break
            position = position.after(choose(position, random, Taste(keen=0.7, eager=0.4)))


def forms(game: str, piles: dict[str, str]) -> list[str]:
    return sorted({form_of(move, piles) for move in moves_seen(game)})


class Notation(unittest.TestCase):
    def test_it_lists_the_forms_of_every_game(self) -> None:
        listed = dict(rows("Forms"))
        piles = {game: piles_of(cell) for game, cell in rows("Piles")}
        self.assertEqual((sorted(listed), sorted(piles)), (sorted(GAMES), sorted(GAMES)))
        for game in GAMES:
            with self.subTest(game):
                self.assertEqual(re.findall(r"`([^`]+)`", listed[game]), forms(game, piles[game]))


if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        for name, cell in rows("Piles"):
            print(f"| `{name}` | {', '.join(f'`{form}`' for form in forms(name, piles_of(cell)))} |")
        sys.exit()
    unittest.main()
