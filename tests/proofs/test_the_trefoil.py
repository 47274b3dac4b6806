#!/usr/bin/env python3
"""Losses of The Trefoil, proved by a script that shares nothing with the program; and that false premises are found out."""

import unittest
from collections.abc import Iterator

from small_packs import SmallPacks, can_be_won, small
from test_last_plays import published
from test_other_games import LinesOfPlay, script, table

State = tuple[int, tuple[int, ...], tuple[tuple[tuple[int, int], ...], ...]]  # deals left, families, fans; a card is its suit and its rank


def every_move(state: State) -> Iterator[State]:
    """All moves of the rules, none left out."""
    deals, families, fans = state
    found = []
    for at, fan in enumerate(fans):
        if not fan:
            continue
        suit, rank = fan[-1]
        rest = (*fans[:at], fan[:-1], *fans[at + 1 :])
        if families[suit] + 1 == rank:
            found.append((deals, (*families[:suit], rank, *families[suit + 1 :]), rest))
        for to, onto in enumerate(rest):
            if to != at and onto and onto[-1] == (suit, rank + 1):
                found.append((deals, families, (*rest[:to], (*onto, fan[-1]), *rest[to + 1 :])))
    yield from found
    if not found and deals > 1:
        gathered = [card for fan in fans for card in fan]
        yield deals - 1, families, tuple(tuple(gathered[at : at + 3]) for at in range(0, len(gathered), 3))


class TheTrefoil(LinesOfPlay, unittest.TestCase):
    lost_tried, won_tried = 40, 20

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = "the_trefoil"
        cls.lost = published("the-trefoil-hoffmann", "lost", cls.lost_tried)[::-1]
        cls.won = published("the-trefoil-hoffmann", "won", cls.won_tried)

    @staticmethod
    def a_rule_less(module) -> None:
        """One deal only."""
        module.DEALS = 1

    def test_deals_are_laid_out_as_in_the_program(self):
        module = script(self.name)
        for deal in (0, 1, 5, 806142, 2**64 - 1):
            fans = [pile["cards"] for pile in table("the-trefoil", deal)["piles"] if pile["group"] == "fans"]
            cards = bytes(16 * suit + rank for suit, rank in module.shuffled(deal) if rank > 1)
            self.assertEqual([["A23456789TJQK"[card % 16 - 1] + "SHDC"[card // 16] for card in fan] for fan in module.laid_out(cards)], fans)


class SmallTrefoil(SmallPacks, unittest.TestCase):
    """Packs of 36 cards."""

    DEALS = range(300)
    least_won = 60

    @staticmethod
    def module():
        king = 9
        return small("the_trefoil", [(suit, rank) for rank in range(1, king + 1) for suit in range(4)], KING=king)

    @classmethod
    def can_be_won(cls, deal: int) -> bool:
        cards = [card for card in cls.module().shuffled(deal) if card[1] > 1]
        start = (3, (1,) * 4, tuple(tuple(cards[at : at + 3]) for at in range(0, len(cards), 3)))
        return can_be_won(start, every_move, lambda state: not any(state[2]))

    def every_marriage_at_once(module) -> None:
        module.at_once = lambda card, fan, onto: True

    def whatever_it_covers(module) -> None:
        module.at_once = lambda card, fan, onto: card - 1 in fan

    def whatever_it_is_laid_on(module) -> None:
        module.at_once = lambda card, fan, onto: onto[-1] % 16 == module.KING or onto[-1] + 1 in onto

    def fans_lie_anywhere(module) -> None:
        whole = module.settled
        module.settled = lambda *given: (after := whole(*given))._replace(fans=tuple(sorted(after.fans)))

    FALSE = (every_marriage_at_once, whatever_it_covers, whatever_it_is_laid_on, fans_lie_anywhere)


if __name__ == "__main__":
    unittest.main()
