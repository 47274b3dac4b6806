"""No script and no test lists the games by hand: one that did would pass a new game over without a word.

A list is three games and more named within six lines. Those that must be (a figure of its own for each game, an example taken
from several) stand in lists_by_hand.txt, each with its reason; a file that is not there takes its list from the program
(`longwood games --json`), from lib/games/games.txt or from `all_games()`.
"""

import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ALLOWED = Path(__file__).with_name("lists_by_hand.txt")
CODE = re.compile(r"\.(py|sh|mjs|ts|js|svelte|cpp|hpp|cmake|yml)$|^tools/\w+$|^test$")
OWN = ("lib/games/", "tests/data/", "data/", "docs/")
"""Where games are written down one by one, or their data lies."""
TOGETHER = 6
MANY = 3


def games() -> list[str]:
    return re.findall(r"^\w+$", (ROOT / "lib/games/games.txt").read_text(), re.MULTILINE)


def lists_games(text: str, patterns: dict[str, re.Pattern[str]]) -> bool:
    named = [{game for game, pattern in patterns.items() if pattern.search(line)} for line in text.splitlines()]
    return any(len(set().union(*named[i : i + TOGETHER])) >= MANY for i in range(len(named)))


def files_that_list() -> set[str]:
    # the id in code or in text, and the name of the struct; not as a part of a longer name
    patterns = {
        game: re.compile(rf"(?<![\w-])({game}|{game.replace('_', '-')}|{game.title().replace('_', '')})(?![\w-])") for game in games()
    }
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    found = set()
    for path in listed:
        file = ROOT / path
        if CODE.search(path) and not path.startswith(OWN) and file.is_file():
            if lists_games(file.read_text(encoding="utf-8"), patterns):
                found.add(path)
    return found


class Lists(unittest.TestCase):
    def test_games_are_listed_nowhere_else(self) -> None:
        rows = [line.split(":", 1) for line in ALLOWED.read_text().splitlines() if line and not line.startswith("#")]
        allowed = {path for path, _ in rows}
        self.assertTrue(all(reason.strip() for _, reason in rows), "each with its reason")
        found = files_that_list()
        self.assertEqual(found - allowed, set(), "take the list from the program")
        self.assertEqual(allowed - found, set(), "these list no games any more: strike them out")

    def test_a_list_is_seen(self) -> None:
        patterns = {game: re.compile(rf"\b{game}\b") for game in ("the_mill", "the_plait", "babette")}
        self.assertTrue(lists_games("the_mill\nthe_plait\n\nbabette\n", patterns))
        self.assertFalse(lists_games("the_mill\nthe_plait\nthe_mill\n", patterns))
        self.assertFalse(lists_games("the_mill\nthe_plait" + "\n" * 6 + "babette\n", patterns))
