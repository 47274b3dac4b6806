"""The two houses, Cadogan, chapter 1; The Trefoil, Hoffmann no. 27: relatives of La Belle Lucie."""

from dataclasses import dataclass

from cards import SUITS, are_neighbours
from games.la_belle_lucie import LaBelleLucie
from kit import families_of, places, two_families_of


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
