"""The House on the Hill, Cadogan, chapter 1: the other way with two packs."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import are_neighbours
from families import taken_back
from games.the_house_in_the_wood.oracle import TheHouseInTheWood
from kit import families_of


@dataclass
class TheHouseOnTheHill(TheHouseInTheWood):
    """Four aces and four kings, and marriages both ways."""

    game = "the-house-on-the-hill"
    families = families_of("a", "k")
    pile_names = families + TheHouseInTheWood.fans + ("hand",)
    sets = {"house-modern": {"redeals": "none", "packets": "thirty-five", "families": "returnable"}}
    married = staticmethod(are_neighbours)

    def licences(self) -> Iterator[str]:
        """What is given back may go to the other family of its suit as well."""
        yield from super().licences()
        if self.has("families", "returnable"):
            yield from taken_back(self, self.fans, False, are_neighbours)
