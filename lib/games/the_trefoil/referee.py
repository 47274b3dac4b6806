"""Referees of The Trefoil: Hoffmann no. 27, and what others make of it."""

from collections.abc import Iterator

from games.la_belle_lucie.referee import ACES, BelleLucieCadogan, FANS
from referee import S


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


REFEREES = {
    "hoffmann": TrefoilHoffmann,
    "at-will": TrefoilAtWill,
    "last-first": TrefoilLastFirst,
    "face-upwards": TrefoilFaceUpwards,
    "in-pack": TrefoilInPack,
    "pysolfc": TrefoilPySolFC,
}
