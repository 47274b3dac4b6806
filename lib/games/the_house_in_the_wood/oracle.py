"""The House in the Wood, Cadogan, chapter 1: La Belle Lucie with two packs."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import are_neighbours
from games.la_belle_lucie.oracle import LaBelleLucie
from kit import places, two_families_of


@dataclass
class TheHouseInTheWood(LaBelleLucie):
    """Twice seventeen fans of three and two single cards; eight aces."""

    game = "the-house-in-the-wood"
    families = two_families_of("a")
    fans = places(36)
    pile_names = families + fans + ("hand",)
    packs = 2
    sets = {"house-modern": {"redeals": "none", "marriages": "up-or-down", "packets": "thirty-five", "families": "returnable"}}

    def lay_out(self) -> None:
        self.deal_together(self.fans[:34], 3)
        self.deal_together(self.fans[34:], 2 if self.has("packets", "thirty-five") else 1)

    def licences(self) -> Iterator[str]:
        yield from super().licences()
        if self.has("marriages", "up-or-down"):
            givers = self.fans + (self.families if self.has("families", "returnable") else ())
            yield from self.upon(givers, self.fans, are_neighbours)
