"""The Travellers, Hoffmann, Selected no. 3: each card goes under the packet of its number and sends another on its way."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, places

PACKETS = places(12)
FEET = places(12, "f")


@dataclass
class TheTravellers(Chapter):
    """Nothing is left to choose; the game is won if all packets hold four cards of their value at the end."""

    game = "the-travellers"
    families = FEET + ("kings",)
    pile_names = families + PACKETS + ("traveller", "reserve")
    packs = 1
    sets = {"clock-patience": {"complete": "all-travelled", "packets": "face-down"}}

    def lay_out(self) -> None:
        self.deal_together(PACKETS, 4)
        self.cards["reserve"] = self.cards.pop("hand")

    def licences(self) -> Iterator[str]:
        traveller = self.top("traveller")
        if traveller is not None:
            yield f"traveller-{self.families[rank(traveller) - 1]}"
        elif self.cards["reserve"]:
            yield "turn"

    def turn(self) -> None:
        self._shift("reserve", "traveller")

    def follow_up(self) -> None:
        """A packet with a fifth card sends its uppermost on; at the end what may stay where it lies is home."""
        for packet, foot in zip(PACKETS, FEET, strict=True):
            if self.cards[packet] and len(self.cards[packet] + self.cards[foot]) > 4:
                self._shift(packet, "traveller")
        for packet, foot in zip(PACKETS, FEET, strict=True):
            if self.cards[packet] and self.may_stay(packet):
                self._shift(packet, foot, len(self.cards[packet]))

    def may_stay(self, packet: str) -> bool:
        """Whether all is over and what was dealt here is of the packet's own value."""
        over = not self.cards["traveller"] and not self.cards["reserve"]
        alike = all(rank(card) == int(packet) for card in self.cards[packet])
        return over and alike and not self.has("complete", "all-travelled")

    def won(self) -> bool:
        home = (*self.families, *filter(self.may_stay, PACKETS))
        return sum(len(self.cards[place]) for place in home) == 52
