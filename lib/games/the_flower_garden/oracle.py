"""The Flower-Garden, Cadogan, chapter 16: six packets of six, and sixteen cards of which each is available."""

from collections.abc import Iterator
from dataclasses import dataclass

from kit import Chapter, all_of, families_of, in_suit, next_lower, one_card, places, tails

GARDEN = places(6)
BOUQUET = places(16, "b")


@dataclass
class TheFlowerGarden(Chapter):
    """Packets descend in any suit; an emptied packet is begun again with any available card."""

    game = "the-flower-garden"
    families = families_of("a")
    pile_names = families + GARDEN + BOUQUET
    packs = 1
    sets = {"wildflower": {"runs": "in-suit", "families": "returnable"}, "pysolfc": {"families": "returnable"}}

    def lay_out(self) -> None:
        self.deal_together(GARDEN, 6)
        self.deal_together(BOUQUET, 1)

    def licences(self) -> Iterator[str]:
        given = GARDEN + BOUQUET
        returned = self.families if self.has("families", "returnable") else ()
        runs = tails(all_of(in_suit, next_lower)) if self.has("runs", "in-suit") else one_card
        yield from self.home(given)
        yield from self.upon(given, GARDEN, next_lower, runs)
        yield from self.upon(returned, GARDEN, next_lower)
        yield from self.into_vacancies(given, GARDEN, runs)
        yield from self.into_vacancies(returned, GARDEN)
