"""The Four Corners, Cadogan, chapter 5, and Hoffmann no. 33: twelve packets in two wings, their corners aslant."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import are_neighbours, rank
from kit import DealtOneByOne, families_of, next_higher, next_lower, one_of, places

PACKETS = places(12)
CORNERS = ("1", "6", "7", "12")
SUITS_DOWN = "dchs"
"""The families from the top, as Hoffmann's figure has them: kings on the left, aces on the right."""
BESIDE = {str(2 + i): s + "k" for i, s in enumerate(SUITS_DOWN)} | {str(8 + i): s + "a" for i, s in enumerate(SUITS_DOWN)}
MIRRORED = {str(2 + i): s + "a" for i, s in enumerate("cshd")} | {str(8 + i): s + "k" for i, s in enumerate("cshd")}
REDEALS = 2


@dataclass
class TheFourCorners(DealtOneByOne):
    """While cards are dealt a corner serves every family, and a side the one beside it."""

    game = "the-four-corners"
    families = families_of("a", "k")
    pile_names = families + PACKETS + ("turned", "hand")

    def packets(self) -> tuple[str, ...]:
        return PACKETS

    def suited(self, place: str) -> list[str]:
        card = self.top("turned")
        first_round = not self.cards[place]
        if card is None or (first_round and self.has("first-round", "laid")):
            return []
        wanting = [family for family in self.families if self.wanted(family) == card]
        if place in CORNERS or any(not self.cards[family] for family in wanting):
            return wanting
        beside = MIRRORED if self.has("places", "mirrored") else BESIDE
        return [family for family in wanting if family == beside[place]]

    def compelled(self) -> bool:
        founding = [f for f in self.suited(self.next_place()) if rank(self.cards["turned"][-1]) == self.first_rank(f)]
        return self.has("deal-play", "forced") or any(not self.cards[family] for family in founding)

    def licences(self) -> Iterator[str]:
        if self.dealing():
            yield from self.in_the_deal()
            return
        yield from self.home(PACKETS)
        yield from self.upon(PACKETS, PACKETS, one_of(next_lower, next_higher) if self.has("packing", "any-suit") else are_neighbours)
        if self.has("vacancy", "any-card"):
            yield from self.into_vacancies(PACKETS, PACKETS)
        if self.redeals_used < REDEALS and any(self.cards[packet] for packet in PACKETS):
            yield "redeal"
