"""Referees of games with fans: La Belle Lucie, Cadogan ch. 1, and The Trefoil, Hoffmann no. 27, and what others make of them."""

from collections.abc import Iterator

from deals import Generator
from referees.referee import R, Referee, S, value

ACES = [s.lower() + "a" for s in S]
FANS = [str(n) for n in range(1, 19)]


class BelleLucieCadogan(Referee):
    """Threes dealt together; down in suit; what is left is shuffled and dealt again, twice; gone is gone."""

    names = (*ACES, *FANS, "hand")
    deals_allowed = 3

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.spread()

    def spread(self) -> None:
        for fan in FANS:
            self.deal(fan, 3)

    def places_for(self, card: str, source: str) -> Iterator[str]:
        """Where a card that is free now may go, families first."""
        family = card[1].lower() + "a"
        if source not in ACES and len(self.p[family]) + 1 == value(card):
            yield family
        for fan in FANS:
            if fan != source and self.receives(fan, card):
                yield fan

    def receives(self, fan: str, card: str) -> bool:
        return bool(self.p[fan]) and value(card) < 13 and self.p[fan][-1] == R[value(card)] + card[1]

    def legal(self) -> Iterator[str]:
        for fan in FANS:
            if self.p[fan]:
                yield from (f"{fan}-{place}" for place in self.places_for(self.p[fan][-1], fan))
        if self.deals < self.deals_allowed and any(self.p[fan] for fan in FANS):
            yield "redeal"

    def play(self, move: str) -> None:
        if move != "redeal":
            self.go(*move.split("-"))
            return
        self.take_up(FANS)
        cards = self.p["hand"][::-1]
        Generator(self.number, self.deals - 1).shuffle(cards)
        self.p["hand"] = cards[::-1]
        self.spread()


class BelleLuciePySolFC(BelleLucieCadogan):
    """PySolFC, fan.py: foundations give back their top cards; rows that are empty stay so."""

    def legal(self) -> Iterator[str]:
        yield from super().legal()
        for family in ACES:
            if self.p[family]:
                yield from (f"{family}-{place}" for place in self.places_for(self.p[family][-1], family))


class TheFan(BelleLuciePySolFC):
    """PySolFC, Fan: dealt once; an empty row takes a king; foundations give back their top cards."""

    deals_allowed = 1

    def receives(self, fan: str, card: str) -> bool:
        return super().receives(fan, card) if self.p[fan] else value(card) == 13


class TheFanInRounds(BelleLucieCadogan):
    """Blake and Gent: card by card over eighteen fans, so that the last two have two cards; a king to a gap; nothing comes back."""

    deals_allowed = 1

    def receives(self, fan: str, card: str) -> bool:
        return super().receives(fan, card) if self.p[fan] else value(card) == 13

    def spread(self) -> None:
        for number in range(52):
            self.deal(FANS[number % 18], 1)


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


class TrefoilAtWill(BelleLucieCadogan):
    """Hoffmann: the aces in a row, the rest in sixteen threes; gathered unshuffled, dealt three times in all, whenever one likes."""

    def lay_out(self, deck: list[str]) -> None:
        for suit, family in zip(S, ACES, strict=True):
            self.p[family] = ["A" + suit]
        super().lay_out(deck)

    def gathered(self) -> list[str]:
        """The cards of the fans in the order in which they are dealt again."""
        return [card for fan in FANS for card in self.p[fan]]

    def play(self, move: str) -> None:
        if move != "redeal":
            self.go(*move.split("-"))
            return
        stock = self.gathered()
        self.p.update({fan: [] for fan in FANS})
        self.p["hand"] = stock[::-1]
        self.deals += 1
        self.spread()


class TrefoilHoffmann(TrefoilAtWill):
    """Hoffmann, ¶1.6: one gathers when one has no card left which can be dealt with."""

    def legal(self) -> Iterator[str]:
        dealt_with = [move for move in super().legal() if move != "redeal"]
        yield from dealt_with or super().legal()


class TrefoilLastFirst(TrefoilHoffmann):
    """Each fan slid beneath those taken up before it, face downwards, so that the last taken is dealt first."""

    def gathered(self) -> list[str]:
        return [card for fan in reversed(FANS) for card in self.p[fan]]


class TrefoilFaceUpwards(TrefoilHoffmann):
    """Each fan laid on those taken up before it, and the heap dealt from its face."""

    def gathered(self) -> list[str]:
        heap = [card for fan in FANS for card in self.p[fan]]
        return heap[::-1]


class TrefoilInPack(TrefoilHoffmann):
    """Hoffmann's harder way: the four aces are dealt with the rest."""

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.spread()


class TrefoilPySolFC(TrefoilAtWill):
    """PySolFC: shuffled as La Belle Lucie is; foundations of at least one card give back their top cards."""

    def legal(self) -> Iterator[str]:
        yield from super().legal()
        for family in ACES:
            if len(self.p[family]) > 1:
                yield from (f"{family}-{place}" for place in self.places_for(self.p[family][-1], family))

    def play(self, move: str) -> None:
        BelleLucieCadogan.play(self, move)
