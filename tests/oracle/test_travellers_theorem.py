"""The Travellers is decided before the first card is moved: the deepest cards that must leave lead to a king, or in a circle."""

import os
import unittest

from cards import rank
from position import Position
from replay import start_from_number

KING = 13
DEALS = 5_000 if os.environ.get("LONGWOOD_GAMES") == "all" else 500


def next_packet(position: Position, packet: int) -> int:
    """The value of the deepest card that must leave this packet; a king's where none need."""
    must_travel = position.options.get("complete") == "all-travelled"
    leaving = (card for card in position.cards[str(packet)] if must_travel or rank(card) != packet)
    return next((rank(card) for card in leaving), KING)


def to_be_won(position: Position) -> bool:
    """Whether the way from every packet comes to a king."""
    way = {packet: next_packet(position, packet) for packet in range(1, KING)}
    at = list(way)
    for _ in way:
        at = [way.get(packet, KING) for packet in at]
    return all(packet == KING for packet in at)


class Theorem(unittest.TestCase):
    def test_it_holds_at_every_step_of_the_deals_of_each_set(self) -> None:
        for rule_set in (None, "clock-patience"):
            for deal in range(DEALS):
                position = start_from_number("the-travellers", deal, rule_set)
                said = to_be_won(position)
                while moves := position.moves():
                    self.assertEqual(len(moves), 1)
                    position = position.after(moves[0])
                    self.assertEqual(to_be_won(position), said, (rule_set, deal, moves[0]))
                self.assertEqual(position.won(), said, (rule_set, deal))
