"""The Carpet of one pack, Hoffmann, Selected no. 4: twenty places filled from the heap or else from the stock."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, families_of

CARPET = tuple(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 6))
ACES = ("AS", "AH", "AD", "AC")


@dataclass
class TheCarpet(Chapter):
    """By the book all that can be played is played, and nothing is left to choose."""

    game = "the-carpet"
    families = families_of("a")
    pile_names = families + CARPET + ("talon", "hand")
    packs = 1
    sets = {"carpet": {"aces": "laid-out", "fill": "leisure", "plays": "optional", "families": "returnable"}}

    def lay_out(self) -> None:
        if self.has("aces", "laid-out"):
            self.cards["hand"] = tuple(card for card in self.cards["hand"] if rank(card) > 1)
            self.cards.update({ace[1].lower() + "a": (ace,) for ace in ACES})
        for place in CARPET:
            while self.cards["hand"] and rank(self.cards["hand"][-1]) == 1:
                self._shift("hand", self.cards["hand"][-1][1].lower() + "a")
            if self.cards["hand"]:
                self._shift("hand", place)

    def licences(self) -> Iterator[str]:
        of_carpet = tuple(self.home(CARPET))
        yield from of_carpet
        yield from self.home(("talon",))
        if self.has("fill", "leisure"):
            yield from self.into_vacancies(("talon",), CARPET)
        if self.has("families", "returnable"):
            yield from self.into_vacancies(self.families, CARPET)
        if not of_carpet or self.has("plays", "optional"):
            yield from self.turning(1 if self.has("redeal", "one") else 0)

    def follow_up(self) -> None:
        for place in CARPET:
            giver = "talon" if self.cards["talon"] else "hand"
            if not self.has("fill", "leisure") and not self.cards[place] and self.cards[giver]:
                self._shift(giver, place)
