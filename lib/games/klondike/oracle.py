"""Klondike, Cadogan, chapter 46: a stair of seven columns, most of them face down, and a hand run through."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cards import rank
from kit import (
    Chapter,
    Runs,
    all_of,
    families_of,
    in_the_other_colour,
    next_lower,
    one_card,
    places,
    tails,
    whole_run,
)

COLUMNS = places(7)
ALTERNATING = all_of(in_the_other_colour, next_lower)
MODERN = {"runs": "any-part", "passes": "unlimited", "deuces": "take-aces"}
THREE = {**MODERN, "draw": "three"}
BACK = {"families": "returnable"}
FANNED = {"packets": "fanned"}


@dataclass
class Klondike(Chapter):
    """The face-up cards of a column move together, only kings fill a space, the hand is turned once."""

    game = "klondike"
    families = families_of("a")
    pile_names = families + COLUMNS + ("talon", "hand")
    packs = 1
    sets = {
        "draw-three": {**THREE, **BACK, **FANNED},
        "draw-three-final": {**THREE, **FANNED},
        "draw-three-squared": {**THREE, **BACK},
        "draw-three-squared-final": THREE,
        "draw-one": {**MODERN, **BACK},
        "draw-one-final": MODERN,
        "vegas": {"runs": "any-part", "deuces": "take-aces", **BACK},
    }
    covered: dict[str, int] = field(default_factory=dict)
    """How many cards of a column lie face down, from its base."""

    def lay_out(self) -> None:
        for row in range(len(COLUMNS)):
            self.deal_rows(COLUMNS[row:], 1)
        self.covered = {column: row for row, column in enumerate(COLUMNS)}

    def follow_up(self) -> None:
        self.covered = {column: min(down, max(len(self.cards[column]) - 1, 0)) for column, down in self.covered.items()}

    def _lengths(self, givers: Iterable[str], runs: Runs) -> Iterator[tuple[str, int]]:
        """Of a column only the cards that are face up."""
        for giver in givers:
            yield from ((giver, count) for count in runs(self.cards[giver][self.covered.get(giver, 0) :]))

    def licences(self) -> Iterator[str]:
        together = tails(ALTERNATING) if self.has("runs", "any-part") else whole_run(ALTERNATING)
        yield from self.home((*COLUMNS, "talon"))
        yield from self._downward(COLUMNS, together)
        returned = self.families if self.has("families", "returnable") else ()
        yield from self._downward(("talon", *returned), one_card)
        yield from self.turning(self.runs() - 1)

    def _downward(self, givers: tuple[str, ...], runs: Runs) -> Iterator[str]:
        """On the ends of columns, or with a king into a space."""
        takers = [c for c in COLUMNS if self.has("deuces", "take-aces") or rank(self.top(c) or "KS") != 2]
        yield from self.upon(givers, takers, ALTERNATING, runs)
        yield from self.into_vacancies(givers, COLUMNS, runs, lambda card: rank(card) == 13)

    def runs(self) -> int:
        """How often the hand is run through; a number that no game reaches if there is no limit."""
        return 10**9 if self.has("passes", "unlimited") else 3 if self.has("passes", "three") else 1

    def turn(self) -> None:
        for _ in range(min(3 if self.has("draw", "three") else 1, len(self.cards["hand"]))):
            self._shift("hand", "talon")
