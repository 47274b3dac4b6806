"""Referees of The House in the Wood: Cadogan ch. 1, and PySolFC's."""

from collections.abc import Iterator

from deals import Generator
from games.la_belle_lucie.referee import BelleLucieCadogan
from referee import R, S, value


class HouseInTheWoodCadogan(BelleLucieCadogan):
    """Cadogan: the same with two packs, the eight aces, and double the number of packets: 34 threes, two ones."""

    families = tuple(s.lower() + "a" + n for s in S for n in "12")
    fans = tuple(str(n) for n in range(1, 37))
    names = (*families, *fans, "hand")
    sizes = (3,) * 34 + (1, 1)
    ways: tuple[int, ...] = (1,)
    """By how much the card beneath is higher."""

    def won(self) -> bool:
        return all(len(self.p[family]) == 13 for family in self.families)

    def spread(self) -> None:
        for fan, size in zip(self.fans, self.sizes, strict=False):
            self.deal(fan, size)

    def founds_or_follows(self, family: str, card: str) -> bool:
        return family[0].upper() == card[1] and value(card) == len(self.p[family]) + 1

    def legal(self) -> Iterator[str]:
        for fan in self.fans:
            if not self.p[fan]:
                continue
            card = self.p[fan][-1]
            yield from (f"{fan}-{family}" for family in self.families if self.founds_or_follows(family, card))
            for other in self.fans:
                if other != fan and self.p[other]:
                    on = self.p[other][-1]
                    if on[1] == card[1] and value(on) - value(card) in self.ways:
                        yield f"{fan}-{other}"
        if self.deals < self.deals_allowed and any(self.p[fan] for fan in self.fans):
            yield "redeal"

    def given_back(self) -> Iterator[str]:
        """Where PySolFC takes a foundation's top card back to: on a row, next to it in suit."""
        for family in self.families:
            for row in self.fans if self.p[family] else ():
                if self.p[row]:
                    (rank, suit), top = self.p[row][-1], self.p[family][-1]
                    if suit == top[1] and abs(R.index(rank) - R.index(top[0])) == 1:
                        yield f"{family}-{row}"

    def play(self, move: str) -> None:
        if move != "redeal":
            self.go(*move.split("-"))
            return
        self.take_up(list(self.fans))
        cards = self.p["hand"][::-1]
        Generator(self.number, self.deals - 1).shuffle(cards)
        self.p["hand"] = cards[::-1]
        self.spread()


class HouseInTheWoodModern(HouseInTheWoodCadogan):
    """PySolFC: thirty-five rows, up or down in suit, dealt once; a foundation's top card goes where a row's would."""

    deals_allowed = 1
    sizes = (3,) * 34 + (2,)
    ways = (1, -1)

    def legal(self) -> Iterator[str]:
        yield from super().legal()
        yield from self.given_back()


REFEREES = {"cadogan": HouseInTheWoodCadogan, "house-modern": HouseInTheWoodModern}
