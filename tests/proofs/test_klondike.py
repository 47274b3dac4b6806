#!/usr/bin/env python3
"""Losses of Klondike, proved by a script that shares nothing with the program; and that false premises are found out."""

import json
import random
import subprocess
import unittest
from collections.abc import Callable, Iterator

from test_last_plays import published
from test_other_games import BINARY, LinesOfPlay, script

State = tuple[tuple[int, ...], int, tuple[int, ...], tuple]  # families, cards turned, talon, columns of hidden and open cards


def small(ranks: int, columns: int):
    """The script, for packs with fewer ranks and columns; its deals are shuffled by Python."""
    module = script("klondike")
    module.RANKS, module.COLUMNS, module.KING = ranks, columns, 4 * (ranks - 1)
    module.KINGS = 15 << module.KING

    def shuffled(number: int) -> list[tuple[int, int]]:
        pack = [(suit, rank) for rank in range(1, ranks + 1) for suit in range(4)]
        random.Random(number).shuffle(pack)
        return pack

    module.shuffled = shuffled
    return module


def takes(ranks: int, column: tuple, card: int) -> bool:
    """Whether a column takes a card by the rules."""
    if not column[1]:
        return card // 4 == ranks - 1
    end = column[1][-1]
    return card >= 4 and end // 4 == card // 4 + 1 and (end % 4 in (1, 2)) != (card % 4 in (1, 2))


def every_move(ranks: int, hand: bytes, state: State) -> Iterator[State]:
    """All moves of the rules, none left out."""
    families, turned, talon, columns = state

    def without(at: int | None, count: int) -> tuple[tuple[int, ...], tuple]:
        if at is None:
            return talon[:-1], columns
        hidden, shown = columns[at][0], columns[at][1][:-count]
        column = (hidden[:-1], hidden[-1:]) if hidden and not shown else (hidden, shown)
        return talon, (*columns[:at], column, *columns[at + 1 :])

    for at, cards in [(None, talon[-1:]), *((i, column[1]) for i, column in enumerate(columns))]:
        if not cards:
            continue
        suit = cards[-1] % 4
        if families[suit] == cards[-1] // 4:
            yield (*families[:suit], families[suit] + 1, *families[suit + 1 :]), turned, *without(at, 1)
        left, rest = without(at, len(cards))
        for to, column in enumerate(columns):
            if to != at and takes(ranks, column, cards[0]):
                yield families, turned, left, (*rest[:to], (column[0], column[1] + cards), *rest[to + 1 :])
    if turned < len(hand):
        yield families, turned + 1, (*talon, hand[turned]), columns


def can_be_won(module, number: int) -> bool:
    """By a search without any thought."""
    columns, hand = module.dealt(number)
    start = ((0,) * 4, 0, (), tuple((tuple(column[:-1]), tuple(column[-1:])) for column in columns))
    seen, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        if sum(state[0]) == 4 * module.RANKS:
            return True
        found = set(every_move(module.RANKS, hand, state)) - seen
        seen |= found
        waiting.extend(found)
    return False


class Klondike(LinesOfPlay, unittest.TestCase):
    lost_tried, won_tried = 12, 3
    most = 1000

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = "klondike"
        cls.lost = published("klondike-cadogan", "lost", 400)[::-40][: cls.lost_tried - 2] + [4, 5]
        cls.won = published("klondike-cadogan", "won", cls.won_tried)

    @staticmethod
    def backwards(module) -> None:
        whole = module.shuffled
        module.shuffled = lambda number: whole(number)[::-1]

    @staticmethod
    def a_rule_less(module) -> None:
        """No card of the talon is laid on a column."""
        free = module.Klondike.uses
        module.Klondike.uses = lambda deal, p: (q for q in free(deal, p) if sum(q.families) > sum(p.families))

    def test_deals_are_laid_out_as_in_the_program(self):
        module = script("klondike")
        for deal in (0, 1, 5, 806142, 2**64 - 1):
            done = subprocess.run([BINARY, "deal", "klondike", "--deal", str(deal), "--reveal", "--json"], capture_output=True, text=True, check=True)
            piles = {pile["name"]: pile["cards"] for pile in json.loads(done.stdout)["piles"]}
            columns, hand = module.dealt(deal)
            names = [["A23456789TJQK"[card // 4] + "SHDC"[card % 4] for card in column] for column in (*columns, hand[::-1])]
            theirs = [piles[name] for name in (*map(str, range(1, 8)), "hand")]
            self.assertEqual(names, theirs)


class SmallPacks(unittest.TestCase):
    """The thoughts of the script, on packs of 24 cards in six columns, against a search that has none."""

    DEALS = range(150)

    @classmethod
    def setUpClass(cls) -> None:
        module = small(6, 6)
        cls.won = [can_be_won(module, deal) for deal in cls.DEALS]

    def differing(self, damage: Callable) -> int:
        module = small(6, 6)
        damage(module)
        return sum(module.search(deal)[0] is not (not won) for deal, won in zip(self.DEALS, self.won, strict=True))

    def test_the_same_deals_are_lost(self):
        self.assertGreater(self.won.count(False), 15)
        self.assertGreater(self.won.count(True), 60)
        self.assertEqual(self.differing(lambda module: None), 0)

    def test_a_false_premise_shows(self):
        def all_at_once(module) -> None:
            module.safe = lambda families, card: True

        def no_card_moves_twice(module) -> None:
            module.Easier.build = lambda self: False

        def no_space(module) -> None:
            module.KINGS = 0

        def one_turn(module) -> None:
            free = module.Klondike.uses
            module.Klondike.uses = lambda deal, p: (q for q in free(deal, p) if q.turned <= p.turned + 1)

        for damage in (all_at_once, no_card_moves_twice, no_space, one_turn):
            with self.subTest(damage.__name__):
                self.assertGreater(self.differing(damage), 0)
