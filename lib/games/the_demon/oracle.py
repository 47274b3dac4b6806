"""The Demon, Hoffmann, Selected no. 7: a stock of thirteen, four columns, and a hand turned by threes without end."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import (
    Chapter,
    all_of,
    families_of,
    in_the_other_colour,
    next_lower,
    next_lower_round,
    places,
    tails,
)

COLUMNS = places(4)
PLAIN = all_of(in_the_other_colour, next_lower)
ROUND = all_of(in_the_other_colour, next_lower_round)


@dataclass
class TheDemon(Chapter):
    """A column goes on another as a whole; what is left vacant the stock fills at once, and after it the talon."""

    game = "the-demon"
    families = families_of("a")
    pile_names = families + COLUMNS + ("stock", "talon", "hand")
    packs = 1
    sets = {
        "canfield": {"part": "any-part", "after-stock": "any-card", "corner": "always"},
        "fanned": {"packets": "fanned"},
        "canfield-strict": {"corner": "from-base"},
    }

    def lay_out(self) -> None:
        self.deal_together(("stock",), 13)
        self.deal_rows(COLUMNS, 1)
        self._shift("hand", self.cards["hand"][-1][1].lower() + "a")

    def first_rank(self, family: str) -> int | None:
        return next((rank(cards[0]) for name in self.families if (cards := self.cards[name])), None)

    def follow_up(self) -> None:
        for column in COLUMNS:
            if not self.cards[column] and self.cards["stock"]:
                self._shift("stock", column)

    def licences(self) -> Iterator[str]:
        fits = ROUND if self.has("corner", "always") or self.first_rank("sa") != 1 else PLAIN
        part = tails(fits) if self.has("part", "any-part") else lambda cards: (len(cards),) if cards else ()
        base = self.first_rank("sa") if self.has("corner", "from-base") else None
        takers = [column for column in COLUMNS if not self.cards[column] or rank(self.cards[column][-1]) != base]
        yield from self.home((*COLUMNS, "stock", "talon"))
        yield from self.upon(COLUMNS, takers, fits, part)
        yield from self.upon(("stock", "talon"), takers, fits)
        yield from self.into_vacancies(("talon",), COLUMNS)
        if self.has("after-stock", "any-card"):
            yield from self.into_vacancies(COLUMNS, COLUMNS, part)
        yield from self.turning(10**9)

    def turn(self) -> None:
        for _ in range(min(3, len(self.cards["hand"]))):
            self._shift("hand", "talon")
