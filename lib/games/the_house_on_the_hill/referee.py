"""Referees of The House on the Hill: Cadogan ch. 1, and PySolFC's."""

from collections.abc import Iterator

from games.the_house_in_the_wood.referee import HouseInTheWoodCadogan, HouseInTheWoodModern
from referee import S, value


class HouseOnTheHillCadogan(HouseInTheWoodCadogan):
    """Cadogan: four aces and four kings of different suits, ascending and descending lines."""

    families = tuple(s.lower() + kind for kind in "ak" for s in S)
    names = (*families, *HouseInTheWoodCadogan.fans, "hand")
    ways = (1, -1)

    def founds_or_follows(self, family: str, card: str) -> bool:
        height = value(card) if family[1] == "a" else 14 - value(card)
        return family[0].upper() == card[1] and height == len(self.p[family]) + 1


class HouseOnTheHillModern(HouseOnTheHillCadogan):
    """PySolFC: thirty-five rows, dealt once; a foundation's top card goes to a row, or to the other foundation of its suit."""

    deals_allowed = 1
    sizes = HouseInTheWoodModern.sizes

    def legal(self) -> Iterator[str]:
        yield from super().legal()
        yield from self.given_back()
        for suit in S.lower():
            for one, other in ((f"{suit}a", f"{suit}k"), (f"{suit}k", f"{suit}a")):
                if self.p[one] and self.founds_or_follows(other, self.p[one][-1]):
                    yield f"{one}-{other}"


REFEREES = {"cadogan": HouseOnTheHillCadogan, "house-modern": HouseOnTheHillModern}
