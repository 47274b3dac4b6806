"""The Original Patience, Hoffmann, Selected no. 1: four heaps for what must wait, families regardless of suit."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, next_higher, places

FAMILIES = places(4, "f")
HEAPS = places(4)


@dataclass
class TheOriginalPatience(Chapter):
    """A card is turned as soon as the last one is laid; an ace founds the next family at once."""

    game = "the-original-patience"
    mixed_families = True
    families = FAMILIES
    pile_names = families + HEAPS + ("turned", "hand")
    packs = 1
    sets = {"pysolfc": {"hold": "any"}}

    def lay_out(self) -> None:
        """Nothing is laid out; the first card is turned."""

    def follow_up(self) -> None:
        while not self.cards["turned"] and self.cards["hand"]:
            self._shift("hand", "turned")
            if rank(self.cards["turned"][0]) == 1 and not self.has("hold", "any"):
                self._shift("turned", next(family for family in FAMILIES if not self.cards[family]))

    def takes(self, family: str, card: str) -> bool:
        below = self.top(family)
        return rank(card) == 1 if below is None else next_higher(card, below)

    def licences(self) -> Iterator[str]:
        for giver in (*HEAPS, "turned"):
            card = self.top(giver)
            if card is not None:
                yield from (f"{giver}-{family}" for family in FAMILIES if self.takes(family, card))
        turned = self.top("turned")
        if turned is None:
            return
        suits = any(self.takes(family, turned) for family in FAMILIES)
        bound = self.has("hold", "none") or (rank(turned) == 1 and not self.has("hold", "any"))
        if not (suits and bound):
            yield from (f"turned-{heap}" for heap in HEAPS)
