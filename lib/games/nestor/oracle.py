"""Nestor, Cadogan, chapter 23: pairs of equal cards from the ends of eight columns, with a reserve of four."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, places

COLUMNS = places(8)
ASIDE = places(4, "a")
OPEN = places(4, "r")
ROWS = 6


def equal(card: str, other: str) -> bool:
    return rank(card) == rank(other)


@dataclass
class Nestor(Chapter):
    """No column has two cards of a rank; the reserve is taken up when no pair is there."""

    game = "nestor"
    pile_names = COLUMNS + ASIDE + OPEN + ("out", "reserve")
    packs = 1
    sets = {"hoffmann": {"reserve": "open"}, "modern": {"reserve": "open", "when": "any-time"}}

    def lay_out(self) -> None:
        while not self.rows_laid():
            self.redeals_used += 1
            self.shuffle_hand()
        self.redeals_used = 0
        left = self.cards.pop("hand")
        if not self.has("reserve", "open"):
            self.cards["reserve"] = left
            return
        for place, card in zip(ASIDE if self.has("when", "any-time") else OPEN, reversed(left)):
            self.cards[place] = (card,)

    def rows_laid(self) -> bool:
        """Whether six rows could be dealt; if not, the whole pack is in hand again as it was."""
        whole = self.cards["hand"]
        for column in COLUMNS * ROWS:
            passed = 0
            while not self.has("columns", "any") and any(equal(self.cards["hand"][-1], card) for card in self.cards[column]):
                self.cards["hand"] = self.cards["hand"][-1:] + self.cards["hand"][:-1]
                passed += 1
                if passed == len(self.cards["hand"]):
                    self.cards.update(dict.fromkeys(COLUMNS, ()), hand=whole)
                    return False
            self._shift("hand", column)
        return True

    def won(self) -> bool:
        return len(self.cards["out"]) == 52

    def licences(self) -> Iterator[str]:
        in_twos = tuple(self.pairs(COLUMNS + ASIDE, equal))
        yield from in_twos
        if in_twos and not self.has("when", "any-time"):
            return
        vacancy = next((place for place in ASIDE if not self.cards[place]), None)
        if vacancy and self.cards["reserve"]:
            yield "turn"
        yield from (f"{place}-{vacancy}" for place in OPEN if vacancy and self.cards[place])

    def turn(self) -> None:
        self._shift("reserve", next(place for place in ASIDE if not self.cards[place]))
