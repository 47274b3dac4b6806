#!/usr/bin/env python3
"""Losses of La Capricieuse and La Nivernaise, proved by scripts that share nothing with the program; and that damage is found out."""

import sys
import tempfile
import unittest
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from test_other_games import ROOT, LinesOfPlay, script, solved

for folder in ("tools", "tests/oracle"):
    sys.path.append(str(ROOT / folder))

import study_results  # noqa: E402
from games.la_capricieuse.oracle import COLUMNS  # noqa: E402
from games.la_nivernaise.oracle import FLANKS, LINE  # noqa: E402
from position import Position  # noqa: E402
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


def card(name: str) -> int:
    return 16 * "SHDC".index(name[1]) + "A23456789TJQK".index(name[0]) + 1


def top(position: Position, pile: str, none: int) -> int:
    """The rank that lies uppermost on a pile."""
    return card(position.cards[pile][-1]) & 15 if position.cards[pile] else none


class LastPlays(LinesOfPlay):
    """Of a script that sees of a position in the last play that it is lost."""

    study: str

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = cls.game.replace("-", "_")
        cls.lost = published(cls.study, "lost", cls.lost_tried)[::-1]
        module = script(cls.name)
        cls.lines = {one["deal"]: one["moves"].split() for one in solved(cls.game, cls.deals) if one["verdict"] == "won"}
        decided = (deal for deal in cls.lines if module.search(deal, cls.most)[0] is not None)
        cls.won = list(islice(decided, cls.won_tried))

    def positions(self, deals: int) -> Iterator[Position]:
        """Those of solutions that the program finds."""
        for deal in list(self.lines)[:deals]:
            position = start_from_number(self.game, deal)
            for move in self.lines[deal]:
                yield position
                position = position.play(move)
            self.assertTrue(position.won())

    def called_lost(self, asked: int, *judges: Callable[[Position], bool | None]) -> list[int]:
        """How many positions of solutions each calls lost; they say None of positions before the last play."""
        found = [[judge(position) for judge in judges] for position in self.positions(15)]
        self.assertGreater(sum(lost[0] is not None for lost in found), asked)
        return [sum(lost is True for lost in each) for each in zip(*found, strict=True)]


class LaCapricieuse(LastPlays, unittest.TestCase):
    game, deals, study = "la-capricieuse", "0-24", "la-capricieuse-hoffmann"

    @staticmethod
    def a_rule_less(module) -> None:
        """One redeal."""
        module.DEALS = 2

    @staticmethod
    def read(module, position: Position):
        """A position of the other program of the rules as one of the script."""
        columns = [bytes(map(card, position.cards[pile])) for pile in COLUMNS if position.cards[pile]]
        families = tuple(module.Families(top(position, f"{s}a", 0), top(position, f"{s}k", 14), top(position, f"{s}b", 0)) for s in "shdc")
        deals = 2 - position.redeals_used
        return module.Position(families, tuple(columns if deals else sorted(columns)), deals)

    def test_what_can_be_won_is_never_lost_alone(self):
        def judge(module) -> Callable[[Position], bool | None]:
            def called(position: Position) -> bool | None:
                read = self.read(module, position)
                return None if read.deals or position.cards["turned"] else module.Search().hopeless(read)

            return called

        damaged = script(self.name)
        free = damaged.OneSuit.moves
        damaged.OneSuit.moves = staticmethod(lambda families, columns: (q for q in free(families, columns) if len(q[1]) < len(columns)))
        right, wrong = self.called_lost(300, judge(script(self.name)), judge(damaged))
        self.assertEqual(right, 0)
        self.assertGreater(wrong, 50)  # where only plays of cards that lie alone are thought of

    def test_moves_are_those_of_another_program_of_the_rules(self):
        """All of them before the last play; in it none that is no move."""

        def all_laid(position: Position) -> Iterator[Position]:
            """The positions at whose deal every choice has been made."""
            if not position.cards["turned"]:
                yield position
            else:
                for move in position.moves():
                    yield from all_laid(position.after(move))

        module = script(self.name)
        search = module.Search()
        search.hopeless = lambda *_: False
        whole = 0
        for position in self.positions(8):
            if position.cards["turned"]:
                continue
            read = self.read(module, position)
            moves = set(search.moves(read))
            theirs = {self.read(module, laid) for move in position.moves() for laid in all_laid(position.after(move))}
            self.assertLessEqual(moves, theirs)
            if read.deals:
                whole += 1
                self.assertEqual(moves, theirs)
        self.assertGreater(whole, 50)


class LaNivernaise(LastPlays, unittest.TestCase):
    game, deals, study = "la-nivernaise", "8-24", "la-nivernaise-cadogan"
    lost_tried, won_tried = 12, 3

    @staticmethod
    def a_rule_less(module) -> None:
        """No redeal."""
        module.REDEALS = 0

    @staticmethod
    def read(module, position: Position):
        """A position of the other program of the rules as one of the script."""
        families = []
        for suit in "shdc":
            up, down = top(position, f"{suit}a", 0), top(position, f"{suit}k", 14)
            families.append(module.MEET if up + 1 == down else (up, down))
        flanks = bytes(sorted(card(position.cards[pile][0]) for pile in FLANKS if position.cards[pile]))
        packets = tuple(bytes(map(card, position.cards[pile])) for pile in LINE)
        hand = bytes(map(card, position.cards["hand"][::-1]))
        return module.Position(tuple(families), flanks, packets, hand, 1 - position.redeals_used)

    def test_what_can_be_won_is_never_lost_for_want_of_places(self):
        def judge(module) -> Callable[[Position], bool | None]:
            def called(position: Position) -> bool | None:
                read = module.settled(self.read(module, position))
                return module.LastPlay().lost(read) if module.last(read) else None

            return called

        damaged = script(self.name)
        damaged.FLANKS = 4
        right, wrong = self.called_lost(300, judge(script(self.name)), judge(damaged))
        self.assertEqual(right, 0)
        self.assertGreater(wrong, 50)

    def test_moves_are_those_of_another_program_of_the_rules(self):
        def exchanged(position: Position) -> list[Position]:
            """All that become of a position by exchanges alone."""
            found, seen = [position], {str(position.cards)}
            for at in found:
                for move in at.moves():
                    after = at.after(move)
                    if {*move.split("-")} <= {*position.families} and str(after.cards) not in seen:
                        seen.add(str(after.cards))
                        found.append(after)
            return found

        module = script(self.name)
        module.settled = lambda position: position
        tried = 0
        for position in self.positions(2):
            theirs = {self.read(module, at.after(move)) for at in exchanged(position) for move in at.moves()}
            read = self.read(module, position)
            self.assertEqual(set(module.moves(read)), theirs - {read})
            tried += 1
        self.assertGreater(tried, 150)


if __name__ == "__main__":
    unittest.main()
