#!/usr/bin/env python3
"""Losses of La Capricieuse, proved by a script that shares nothing with the program; and that damage is found out."""

import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path

from test_other_games import ROOT, LinesOfPlay, script, solved

for folder in ("tools", "tests/oracle"):
    sys.path.append(str(ROOT / folder))

import study_results  # noqa: E402
from games.la_capricieuse import COLUMNS, LaCapricieuse  # noqa: E402
from replay import start_from_number  # noqa: E402


def published(study: str, verdict: str, most: int) -> list[int]:
    """The deals of which a published study says so, those first that took it the fewest positions."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "rows.study"
        study_results.unpack(ROOT / "data" / "studies" / f"{study}.results.xz", out)
        database = study_results.sqlite3.connect(out)
        rows = database.execute("SELECT deal FROM deals WHERE verdict = ? ORDER BY nodes, deal LIMIT ?", (verdict, most)).fetchall()
        database.close()
    return [deal for (deal,) in rows]


def all_laid(position: LaCapricieuse) -> Iterator[LaCapricieuse]:
    """The positions at whose deal every choice has been made."""
    if position.cards["turned"]:
        for move in position.moves():
            yield from all_laid(position.after(move))
    else:
        yield position


class LaCapricieuseByTheScript(LinesOfPlay, unittest.TestCase):
    game, deals = "la-capricieuse", "0-24"

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = "la_capricieuse"
        cls.lost = published("la-capricieuse-hoffmann", "lost", cls.lost_tried)[::-1]
        module = script(cls.name)
        cls.lines = {one["deal"]: one["moves"].split() for one in solved(cls.game, cls.deals)}
        cls.won = [deal for deal in cls.lines if module.search(deal, cls.most)[0] is not None][: cls.won_tried]

    @staticmethod
    def backwards(module) -> None:
        whole = module.shuffled
        module.shuffled = lambda number: whole(number)[::-1]

    @staticmethod
    def a_rule_less(module) -> None:
        """One redeal."""
        module.DEALS = 2

    @staticmethod
    def read(module, position: LaCapricieuse):
        """A position of the other program of the rules as one of the script."""

        def rank(pile: str, none: int) -> int:
            return "A23456789TJQK".index(position.cards[pile][-1][0]) + 1 if position.cards[pile] else none

        columns = [bytes(16 * "SHDC".index(c[1]) + "A23456789TJQK".index(c[0]) + 1 for c in position.cards[pile]) for pile in COLUMNS]
        columns = [column for column in columns if column]
        families = tuple(module.Families(rank(f"{s}a", 0), rank(f"{s}k", 14), rank(f"{s}b", 0)) for s in "shdc")
        deals = 2 - position.redeals_used
        return module.Position(families, tuple(columns if deals else sorted(columns)), deals)

    def positions(self, deals: int) -> Iterator[LaCapricieuse]:
        """Those of solutions of the program, as far as all cards are laid."""
        for deal in list(self.lines)[:deals]:
            position = start_from_number(self.game, deal)
            for move in self.lines[deal]:
                if not position.cards["turned"]:
                    yield position
                position = position.play(move)
            self.assertTrue(position.won())

    def test_what_can_be_won_is_never_lost_alone(self):
        module, strict = script(self.name), script(self.name)
        free = strict.OneSuit.moves
        strict.OneSuit.moves = staticmethod(lambda families, columns: (q for q in free(families, columns) if len(q[1]) < len(columns)))
        asked = called_lost = 0
        for position in self.positions(25):
            read = self.read(module, position)
            if read.deals == 0:
                asked += 1
                self.assertFalse(module.Search().hopeless(read), position)
                called_lost += strict.Search().hopeless(read)
        self.assertGreater(asked, 500)
        self.assertGreater(called_lost, 50)  # where only plays of cards that lie alone are thought of

    def test_moves_are_those_of_another_program_of_the_rules(self):
        """All of them before the last play; in it none that is no move."""
        module = script(self.name)
        search = module.Search()
        search.hopeless = lambda *_: False
        whole = 0
        for position in self.positions(8):
            read = self.read(module, position)
            moves = set(search.moves(read))
            theirs = {self.read(module, laid) for move in position.moves() for laid in all_laid(position.after(move))}
            self.assertLessEqual(moves, theirs)
            if read.deals:
                whole += 1
                self.assertEqual(moves, theirs)
        self.assertGreater(whole, 50)


if __name__ == "__main__":
    unittest.main()
