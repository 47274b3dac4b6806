"""La Belle Lucie and the two houses, Cadogan, chapter 1; The Trefoil, Hoffmann no. 27: fans of three."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from cards import SUITS, are_neighbours, rank
from kit import Chapter, Relation, all_of, families_of, in_suit, next_lower, places, two_families_of

REDEALS = 2


@dataclass
class LaBelleLucie(Chapter):
    """Marriages descend in suit; an emptied fan stays empty; what is left is shuffled and dealt again twice."""

    game = "la-belle-lucie"
    families = families_of("a")
    fans: ClassVar[tuple[str, ...]] = places(18)
    pile_names = families + fans
    packs = 1
    sets = {"fan": {"vacancy": "kings", "redeals": "none"}}
    married: ClassVar[Relation] = staticmethod(all_of(in_suit, next_lower))
    is_shuffled: ClassVar[bool] = True

    def lay_out(self) -> None:
        self.deal_together(self.fans, 3)

    def take_up(self) -> None:
        self._gather(self.fans)
        if self.is_shuffled or self.has("redeal", "shuffled"):
            self.shuffle_hand()
        self.lay_out()

    def licences(self) -> Iterator[str]:
        yield from self.home(self.fans)
        yield from self.upon(self.fans, self.fans, self.married)
        if self.has("vacancy", "kings"):
            yield from self.into_vacancies(self.fans, self.fans, only=lambda card: rank(card) == 13)
        redeals = 0 if self.has("redeals", "none") else REDEALS
        if self.redeals_used < redeals and any(self.cards[fan] for fan in self.fans):
            yield "redeal"


@dataclass
class TheHouseInTheWood(LaBelleLucie):
    """Two packs, twice seventeen fans of three and two single cards; eight aces."""

    game = "the-house-in-the-wood"
    families = two_families_of("a")
    fans = places(36)
    pile_names = families + fans
    packs = 2
    sets = {"house-modern": {"redeals": "none", "marriages": "up-or-down", "packets": "35"}}

    def lay_out(self) -> None:
        self.deal_together(self.fans[:34], 3)
        self.deal_together(self.fans[34:], 2 if self.has("packets", "35") else 1)


@dataclass
class TheHouseOnTheHill(TheHouseInTheWood):
    """Four aces and four kings, and marriages both ways."""

    game = "the-house-on-the-hill"
    families = families_of("a", "k")
    pile_names = families + TheHouseInTheWood.fans
    married = staticmethod(are_neighbours)


@dataclass
class TheTrefoil(LaBelleLucie):
    """The aces lie out, and the fans are taken up as they lie."""

    game = "the-trefoil"
    fans = places(16)
    pile_names = LaBelleLucie.families + fans
    bare = {s.lower() + "a": "A" + s for s in SUITS}
    withdrawn = ["A" + s for s in SUITS]
    is_shuffled = False
