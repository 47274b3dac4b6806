#!/usr/bin/env python3
"""Losses of Spenser's Fairie Queen and Napoleon at St. Helena, proved by scripts that share nothing with the program; and that false
premises are found out."""

import subprocess
import unittest
from collections.abc import Iterator

from small_packs import SmallPacks, can_be_won, small
from test_last_plays import published
from test_other_games import LinesOfPlay, cards_by_pile, dealt_backwards, script, table

Card = tuple[int, int]  # suit, rank
Piles = tuple[tuple[Card, ...], ...]


def small_pack(ranks: int) -> list[tuple[int, int, int]]:
    return [(suit, rank, pack) for rank in range(1, ranks + 1) for suit in range(2) for pack in range(2)]


def families_after(families: tuple[int, ...], card: Card) -> Iterator[tuple[int, ...]]:
    """Both families of a suit are tried."""
    for at in (2 * card[0], 2 * card[0] + 1):
        if families[at] + 1 == card[1]:
            yield (*families[:at], card[1], *families[at + 1 :])


def put(piles: Piles, changed: dict[int, tuple[Card, ...]]) -> Piles:
    return tuple(changed.get(at, pile) for at, pile in enumerate(piles))


def at_once_if_it_can(module) -> None:
    module.safe = lambda families, card: True


def if_one_family_waits(module) -> None:
    """The lower of the two families of a suit is not asked."""
    module.safe = lambda families, card: families[2 * (card >> 4)] >= card % 16 - 1


class FairieQueen(LinesOfPlay, unittest.TestCase):
    """A win may take the script long, so that few are tried."""

    lost_tried, won_tried, most = 20, 1, 5_000

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = "spensers_fairie_queen"
        cls.lost = published("spensers-fairie-queen-cadogan", "lost", cls.lost_tried)[::-1]
        module = script(cls.name)
        won = published("spensers-fairie-queen-cadogan", "won", 40)
        cls.won = [next(deal for deal in won if module.search(deal, cls.most)[0] is not None)]

    def test_a_damaged_deal_or_rule_shows(self):
        """A deal; the small packs see to the rules."""
        module = script(self.name)
        dealt_backwards(module)
        self.assertTrue(any(module.search(deal, self.most)[0] is not True for deal in self.lost))

    def test_deals_are_laid_out_as_in_the_program(self):
        module = script(self.name)
        for deal in (0, 1, 5, 806142):
            piles = table("spensers-fairie-queen", deal)["piles"]
            shown = [pile["cards"] for pile in piles if pile["group"] == "columns" and pile["cards"]]
            on_table = sum(len(pile["cards"]) for pile in piles if pile["group"] != "hand")
            hand, position = module.in_hand(deal), module.Position(0, False, (0,) * 8, (), b"")
            while position.dealt < on_table - 1:  # a king lies there already
                position = module.after_deal(hand, position)
            own = sorted(["A23456789TJQ"[card % 16 - 1] + "SHDC"[card >> 4] for card in column] for column in (*position.columns, position.last))
            self.assertEqual(own, sorted(column[1:] for column in shown))


class SmallFairieQueen(SmallPacks, unittest.TestCase):
    RANKS = 8

    @staticmethod
    def module():
        king = SmallFairieQueen.RANKS
        return small("spensers_fairie_queen", small_pack(king), SUITS=2, KING=king, QUEEN=king - 1, CLUBS=1)

    @classmethod
    def can_be_won(cls, deal: int) -> bool:
        king = cls.RANKS
        hand = [card[:2] for card in cls.module().shuffled(deal) if card != (1, king, 0)]

        def every_move(state: tuple) -> Iterator[tuple]:
            dealt, families, columns = state
            for at, column in enumerate(columns):
                for after in families_after(families, column[-1]) if column else ():
                    yield dealt, after, put(columns, {at: column[:-1]})
            if dealt < len(hand):
                card = hand[dealt]
                if card[1] == 1:
                    yield from ((dealt + 1, after, columns) for after in families_after(families, card))
                elif card[1] == king:
                    yield dealt + 1, families, (*columns, ())
                else:
                    yield dealt + 1, families, (*columns[:-1], (*columns[-1], card))
                return
            for at, column in enumerate(columns):
                for to, onto in enumerate(columns if column else ()):
                    if to != at and (not onto or onto[-1][1] == column[-1][1] + 1):
                        yield dealt, families, put(columns, {at: column[:-1], to: (*onto, column[-1])})

        return can_be_won((0, (0,) * 4, ((),)), every_move, lambda state: sum(state[1]) == 4 * (king - 1))

    def no_room_on_kings(module) -> None:
        free = module.has_room

        def has_room(point, leaving=None) -> bool:
            alone = point[1].count(b"")
            return free((point[0], point[1][alone:]), None if leaving is None else leaving - alone)

        module.has_room = has_room

    def nothing_is_laid_from_column_to_column(module) -> None:
        module.builds = lambda position: iter(())

    def never_from_earlier_columns(module) -> None:
        free = module.plays
        module.plays = lambda hand, p: ((sure, q) for sure, q in free(hand, p) if p.dealt == len(hand) or q.last != p.last)

    FALSE = (at_once_if_it_can, if_one_family_waits, no_room_on_kings, nothing_is_laid_from_column_to_column, never_from_earlier_columns)


class Napoleon(unittest.TestCase):
    """Wins take the script too long; the small packs see to them and to damage."""

    name = "napoleon_at_st_helena"

    def test_losses_are_lost(self):
        lost = published("napoleon-at-st-helena-cadogan", "lost", 2)
        module = script(self.name)
        self.assertEqual([module.search(deal)[0] for deal in lost], [True, True])
        done = subprocess.run([module.__file__, "5"], input=f"{lost[0]}\n", capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (2, ""))
        self.assertIn(f"deal {lost[0]} takes too many positions", done.stdout)

    def test_deals_are_laid_out_as_in_the_program(self):
        module = script(self.name)
        for deal in (0, 1, 5, 806142, 2**64 - 1):
            piles = cards_by_pile("napoleon-at-st-helena", deal, "--reveal")
            columns, hand = module.dealt(deal)
            theirs = [piles[name] for name in (*(str(i + 1) for i in range(len(columns))), "hand")]
            own = [["A23456789TJQK"[card % 16 - 1] + "SHDC"[card >> 4] for card in cards] for cards in (*columns, hand[::-1])]
            self.assertEqual(own, theirs)


class SmallNapoleon(SmallPacks, unittest.TestCase):
    SIZES = {"KING": 6, "COLUMNS": 3, "ROWS": 5}

    @staticmethod
    def module():
        return small("napoleon_at_st_helena", small_pack(SmallNapoleon.SIZES["KING"]), SUITS=2, **SmallNapoleon.SIZES)

    @classmethod
    def can_be_won(cls, deal: int) -> bool:
        cards, (ranks, columns, rows) = [card[:2] for card in cls.module().shuffled(deal)], cls.SIZES.values()
        laid_out = columns * rows
        start = tuple(tuple(cards[at:laid_out:columns]) for at in range(columns))
        hand = cards[laid_out:]

        def every_move(state: tuple) -> Iterator[tuple]:
            families, turned, piles = state  # the talon last
            for at, pile in enumerate(piles):
                if not pile:
                    continue
                for after in families_after(families, pile[-1]):
                    yield after, turned, put(piles, {at: pile[:-1]})
                for to, onto in enumerate(piles[:-1]):
                    if to != at and (not onto or onto[-1] == (pile[-1][0], pile[-1][1] + 1)):
                        yield families, turned, put(piles, {at: pile[:-1], to: (*onto, pile[-1])})
            if turned < len(hand):
                yield families, turned + 1, (*piles[:-1], (*piles[-1], hand[turned]))

        return can_be_won(((0,) * 4, 0, (*start, ())), every_move, lambda state: sum(state[0]) == 4 * ranks)

    def one_turn(module) -> None:
        free = module.uses
        module.uses = lambda hand, p: (q for q in free(hand, p) if q.turned <= p.turned + 1)

    def no_lanes(module) -> None:
        free = module.laid
        module.laid = lambda columns, card, source=None: (after for after in free(columns, card, source) if after.count(b"") == columns.count(b""))

    FALSE = (at_once_if_it_can, if_one_family_waits, one_turn, no_lanes)


if __name__ == "__main__":
    unittest.main()
