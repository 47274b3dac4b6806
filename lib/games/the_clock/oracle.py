"""The Clock, Cadogan (rules section 5)."""

from collections.abc import Iterator, Mapping, Sequence
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
    redeals_used: int = 0
    married_in_this_cycle: bool = False
    """With strict phases: nothing is played until every packet has been refilled (rules G9)."""
    families = HOURS
    pile_names = HOURS + CIRCLE + ("talon", "hand")
    bare = FIRST_CARD
    withdrawn = "2C 3H 4S 5D 6C 7H 8S 9D TC JH QS KD".split()
    sets = {
        "big-ben": {"marry": "three", "refill": "rotation", "talon": "circle"},
    }

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
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
        if not (self.has("phases", "strict") and self.married_in_this_cycle):
            yield from self._plays(CIRCLE + ("talon",), HOURS)
        yield from self._circle_marriages()
        if self.cards["hand"]:
            yield "refill" if self.deficient_packets() else "turn"
        elif self.has("redeal", "one") and self.redeals_used == 0 and self.cards["talon"]:
            yield "redeal"

    def _circle_marriages(self) -> Iterator[str]:
        """The giver may be the talon; the target may need three cards (rules 5.7b, e, f)."""
        least = CARDS_IN_A_PACKET if self.has("marry", "three") else 1
        for source in CIRCLE + (("talon",) if self.has("talon", "circle") else ()):
            for target in CIRCLE:
                if source == target or not self.cards[source] or len(self.cards[target]) < least:
                    continue
                card, below = self.cards[source][-1], self.cards[target][-1]
                if self.has("king-on-ace", "no") and rank(card) == 13:
                    continue
                if may_marry(card, below):
                    yield f"{source}-{target}"

    def _carry_out(self, move: str) -> None:
        if move == "turn":
            self._shift("hand", "talon")
        elif move == "redeal":
            self.redeals_used += 1
            self._gather_talon()
        elif move == "refill" and "refill" in self.options:
            first = 0 if self.has("refill", "rotation") else 11
            order = CIRCLE[first:] + CIRCLE[:first]
            while self.cards["hand"] and self.deficient_packets():
                for packet in order:
                    if len(self.cards[packet]) < CARDS_IN_A_PACKET:
                        self._deal_together(packet, 1)
        elif move == "refill":
            for packet in self.deficient_packets():
                self._deal_together(packet, CARDS_IN_A_PACKET - len(self.cards[packet]))
        else:
            source, _, target = move.partition("-")
            self._shift(source, target)
            self.married_in_this_cycle |= target in CIRCLE
        if not self.cards["hand"] or not self.deficient_packets():
            self.married_in_this_cycle = False

    def _gather_talon(self) -> None:
        """Turned over: the first card laid aside is the first turned again."""
        self.cards["hand"] = tuple(reversed(self.cards["talon"]))
        self.cards["talon"] = ()
