"""The House on the Hill, Cadogan, chapter 1: the other way with two packs."""

from dataclasses import dataclass

from cards import are_neighbours
from games.the_house_in_the_wood import TheHouseInTheWood
from kit import families_of


@dataclass
class TheHouseOnTheHill(TheHouseInTheWood):
    """Four aces and four kings, and marriages both ways."""

    game = "the-house-on-the-hill"
    families = families_of("a", "k")
    pile_names = families + TheHouseInTheWood.fans + ("hand",)
    sets = {"house-modern": {"redeals": "none", "packets": "thirty-five"}}
    married = staticmethod(are_neighbours)
