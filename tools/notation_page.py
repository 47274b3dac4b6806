#!/usr/bin/env python3
"""Deck, piles and forms of moves of each game: docs/library/notation-games.md, from the program and the oracle in Python.

    tools/notation_page.py [PROGRAM]            writes it; PROGRAM is build/release/longwood if not given
    tools/notation_page.py --check [PROGRAM]    changes nothing; status 1 if it differs
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from tables import objects

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests/oracle"))
from games import GAMES, folder_of  # noqa: E402
from positions import PositionsFile  # noqa: E402
from replay import Taste, choose, start_from_number  # noqa: E402

PAGE = ROOT / "docs/library/notation-games.md"
HEAD = """# Decks, piles and moves of each game

<!-- Made by tools/notation_page.py from the program; do not edit. -->

For programmers: which cards, piles and moves does each game have? [Notation](notation.md) explains how they are written.

Cards after *without* are taken out before the deal. Piles are listed by group. Piles after *Under other rules* do not exist
under the book's rules. *Moves* lists every form of move that any rule set or option allows. Each form names groups
of piles: `columns-aces` stands for moves such as `3-sa`. `×n` means that the move may name a number of cards (`5-4x3`).
`+` joins two cards that go out together, and `~` joins two cards that change places.
"""
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
PLIES, DEALS = 150, 3


def follows(name: str, last: str) -> bool:
    """Whether a name is the next one: `2` after `1`, `b` after `a`, `II` after `I`."""
    if name in ROMAN[1:]:
        return last == ROMAN[ROMAN.index(name) - 1]
    if re.fullmatch(r"[a-z]", name) and re.fullmatch(r"[a-z]", last):
        return ord(name) - ord(last) == 1
    (head, number), (start, before) = (re.fullmatch(r"(.*?)(\d*)", each).groups() for each in (name, last))
    return head == start and number != "" and before != "" and int(number) == int(before) + 1


def condensed(names: list[str]) -> str:
    """Names in code, with longer runs as `1` to `12`."""
    if re.fullmatch(r"r1c1", names[0]):
        return f"`{names[0]}` to `{names[-1]}`"
    runs: list[list[str]] = []
    for name in names:
        if runs and follows(name, runs[-1][-1]):
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = [f"`{run[0]}` to `{run[-1]}`" if len(run) > 2 else " ".join(f"`{name}`" for name in run) for run in runs]
    return " ".join(parts) if all(len(run) == 1 for run in runs) else ", ".join(parts)


def groups_text(facts: dict, absent: bool) -> str:
    found = []
    for group in facts["groups"]:
        names = [pile["id"] for pile in (facts["piles"][index] for index in group["piles"]) if pile["absent"] == absent]
        if names:
            found.append(condensed(names) if names == [group["name"]] else f"{group['name']} {condensed(names)}")
    return "; ".join(found)


def form_of(move: str, groups: dict[str, str]) -> str:
    """A move with groups for its piles: "columns-aces", "columns-columns×n", "turn"."""
    parts = re.fullmatch(r"(\w+)([-+~])(\w+?)(x\d+)?", move)
    return f"{groups[parts[1]]}{parts[2]}{groups[parts[3]]}" + ("×n" if parts[4] else "") if parts else move


def moves_seen(game: str) -> Iterator[str]:
    """Moves that are legal somewhere: in the worked positions, in random games under every set."""
    for statement in PositionsFile.read(folder_of(game) / "positions.txt").statements:
        yield from statement.moves
        if statement.verb in ("legal", "gained"):
            yield from statement.text.split()
        elif statement.verb == "only":
            yield from statement.text.partition(" of ")[0].split()
    for number, name in product(range(DEALS), (None, *GAMES[game].sets)):
        position, random = start_from_number(game, number, name), Random(number)
        for _ in range(PLIES):
            moves = sorted(position.moves())
            yield from moves
            if not moves:
                break
            position = position.after(choose(position, random, Taste(keen=0.7, eager=0.4)))


def cards_text(game: str) -> str:
    """The packs, the withdrawn cards and the size of the deck."""
    packs, withdrawn = GAMES[game].packs, Counter(GAMES[game].withdrawn)
    listed = " ".join(f"{card}×{count}" if count > 1 else card for card, count in withdrawn.items())
    size = 52 * packs - withdrawn.total()
    packs_text = "one pack" if packs == 1 else "two packs"
    return f"The deck has {size} cards: {packs_text}{f' without `{listed}`' if listed else ''}."


def section(facts: dict) -> str:
    game = facts["game"]
    groups = {pile["id"]: pile["group"] for pile in facts["piles"]}
    forms = sorted({form_of(move, groups) for move in moves_seen(game)})
    other = groups_text(facts, absent=True)
    return "\n".join(
        [
            f"\n## {facts['title']}\n",
            f"`{game}`. {cards_text(game)}\n",
            f"* Piles: {groups_text(facts, absent=False)}" + (f". Under other rules: {other}" if other else ""),
            f"* Moves: {', '.join(f'`{form}`' for form in forms)}",
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    program = next((argument for argument in arguments if argument != "--check"), str(ROOT / "build/release/longwood"))
    listed = objects(program, "games")
    text = HEAD + "".join(section(objects(program, "rules", game["game"])[0]) for game in sorted(listed, key=lambda game: game["title"]))
    if not check:
        PAGE.write_text(text, encoding="utf-8")
    elif text != PAGE.read_text(encoding="utf-8"):
        print("docs/library/notation-games.md differs from the program; tools/notation_page.py writes it", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
