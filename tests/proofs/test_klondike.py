#!/usr/bin/env python3
"""Losses of Klondike, proved by a script that shares nothing with the program; and that false premises are found out."""

import unittest
from collections.abc import Iterator

from small_packs import SmallPacks, can_be_won, small
from test_last_plays import published
from test_other_games import LinesOfPlay, cards_by_pile, script

State = tuple[tuple[int, ...], int, tuple[int, ...], tuple]  # families, cards turned, talon, columns of hidden and open cards


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


class Klondike(LinesOfPlay, unittest.TestCase):
    lost_tried, won_tried = 12, 3
    most = 1000

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = "klondike"
        cls.lost = published("klondike-cadogan", "lost", 400)[::-40][: cls.lost_tried - 2] + [4, 5]
        cls.won = published("klondike-cadogan", "won", cls.won_tried)

    @staticmethod
    def a_rule_less(module) -> None:
        """No card of the talon is laid on a column."""
        free = module.Klondike.uses
        module.Klondike.uses = lambda deal, p: (q for q in free(deal, p) if sum(q.families) > sum(p.families))

    def test_deals_are_laid_out_as_in_the_program(self):
        module = script("klondike")
        for deal in (0, 1, 5, 806142, 2**64 - 1):
            piles = cards_by_pile("klondike", deal, "--reveal")
            columns, hand = module.dealt(deal)
            names = [["A23456789TJQK"[card // 4] + "SHDC"[card % 4] for card in column] for column in (*columns, hand[::-1])]
            theirs = [piles[name] for name in (*map(str, range(1, 8)), "hand")]
            self.assertEqual(names, theirs)


class SmallKlondike(SmallPacks, unittest.TestCase):
    """Packs of 24 cards in six columns."""

    RANKS = 6
    least_won = 60

    @staticmethod
    def module():
        ranks = SmallKlondike.RANKS
        king, pack = 4 * (ranks - 1), [(suit, rank) for rank in range(1, ranks + 1) for suit in range(4)]
        return small("klondike", pack, RANKS=ranks, COLUMNS=6, KING=king, KINGS=15 << king)

    @classmethod
    def can_be_won(cls, deal: int) -> bool:
        columns, hand = cls.module().dealt(deal)
        start = ((0,) * 4, 0, (), tuple((tuple(column[:-1]), tuple(column[-1:])) for column in columns))
        return can_be_won(start, lambda state: every_move(cls.RANKS, hand, state), lambda state: sum(state[0]) == 4 * cls.RANKS)

    def all_at_once(module) -> None:
        module.safe = lambda families, card: True

    def no_card_moves_twice(module) -> None:
        module.Easier.build = lambda self: False

    def no_space(module) -> None:
        module.KINGS = 0

    def one_turn(module) -> None:
        free = module.Klondike.uses
        module.Klondike.uses = lambda deal, p: (q for q in free(deal, p) if q.turned <= p.turned + 1)

    FALSE = (all_at_once, no_card_moves_twice, no_space, one_turn)
