"""The Crescent, Hoffmann no. 30 (rules section N)."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import are_neighbours, are_neighbours_round
from families import (
    ACE_AND_KING_FAMILIES,
    BARE_ACES_AND_KINGS,
    ONE_ACE_AND_KING_OF_EACH_SUIT,
    PLACES_BETWEEN,
    play_home,
    plays_home,
    taken_back,
)
from kit import Chapter, places

HEAPS = places(16)
TURNS = {"four": 4, "five": 5}


@dataclass
class TheCrescent(Chapter):
    """Sixteen heaps of six round the aces and kings; the lowest cards come to the top three times."""

    game = "the-crescent"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + HEAPS + ("hand",) + PLACES_BETWEEN
    bare = BARE_ACES_AND_KINGS
    withdrawn = ONE_ACE_AND_KING_OF_EACH_SUIT
    sets = {"modern": {"corner": "open", "abeyance": "off", "families": "returnable"}}

    def lay_out(self) -> None:
        """Heap by heap, the last of its six cards exposed (rules N1)."""
        self.deal_together(HEAPS, 6)

    def licences(self) -> Iterator[str]:
        yield from plays_home(self, HEAPS)
        fits = are_neighbours_round if self.has("corner", "open") else are_neighbours
        fills = self.has("vacancy", "any-card")
        yield from self.upon(HEAPS, HEAPS, fits)
        if fills:
            yield from self.into_vacancies(HEAPS, HEAPS)
        if self.has("families", "returnable"):
            yield from taken_back(self, HEAPS, fills, fits)
        yield from self.dealing_anew(HEAPS, TURNS.get(self.options.get("turns", ""), 3))

    def take_up(self) -> None:
        """Nothing is taken up: the undermost card of each heap comes on top, the others keep their order (rules N5)."""
        for heap in HEAPS:
            self.cards[heap] = self.cards[heap][1:] + self.cards[heap][:1]

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            super()._carry_out(move)
        else:
            play_home(self, *move.split("-"))
