"""The Clock, Cadogan (rules section 5)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from cards import RANKS, rank, suit
from position import Position

HOURS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
FIRST_CARD = dict(zip(HOURS, "6C 7H 8S 9D TC JH QS KD 2C 3H 4S 5D".split()))
CARDS_IN_ALL = {hour: 8 if hour in ("IX", "X", "XI", "XII") else 9 for hour in HOURS}
CIRCLE = tuple(str(n) for n in range(1, 13))
CARDS_IN_A_PACKET = 3


def may_marry(card: str, below: str) -> bool:
    """Descending in suit: the lower on the higher, and the king on the ace (rules 5.4, 5.7e)."""
    return suit(card) == suit(below) and rank(below) == rank(card) % 13 + 1


@dataclass
class TheClock(Position):
    """Twelve foundations on a clock face, a circle of twelve packets, a hand and a talon."""

    game = "the-clock"
    families = HOURS
    pile_names = HOURS + CIRCLE + ("talon", "hand")
    bare = FIRST_CARD

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0) -> Self:
        position = cls.from_piles({"hand": deck[::-1]})
        for packet in CIRCLE:
            position._deal_together(packet, CARDS_IN_A_PACKET)
        return position

    def won(self) -> bool:
        return all(len(self.cards[hour]) == CARDS_IN_ALL[hour] for hour in HOURS)

    def wanted(self, family: str) -> str | None:
        """Ascending in suit, ace after king, up to the hour (rules 5.2)."""
        height = len(self.cards[family])
        if height == CARDS_IN_ALL[family]:
            return None
        first = FIRST_CARD[family]
        return RANKS[(rank(first) - 1 + height) % 13] + suit(first)

    def deficient_packets(self) -> list[str]:
        return [packet for packet in CIRCLE if len(self.cards[packet]) < CARDS_IN_A_PACKET]

    def _legal_moves(self) -> Iterator[str]:
        yield from self._plays(CIRCLE + ("talon",), HOURS)
        yield from self._marriages(CIRCLE, may_marry)
        if self.cards["hand"]:
            yield "refill" if self.deficient_packets() else "turn"

    def _carry_out(self, move: str) -> None:
        if move == "turn":
            self._shift("hand", "talon")
        elif move == "refill":
            for packet in self.deficient_packets():
                self._deal_together(packet, CARDS_IN_A_PACKET - len(self.cards[packet]))
        else:
            source, _, target = move.partition("-")
            self._shift(source, target)
