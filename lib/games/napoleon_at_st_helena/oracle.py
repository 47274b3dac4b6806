"""Napoleon at St. Helena, Cadogan, chapter 2: ten columns dealt in rows, a hand turned once."""

from collections.abc import Iterator
from dataclasses import dataclass

from kit import Chapter, all_of, in_suit, next_lower, places, two_families_of

COLUMNS = places(10)
ROWS = 4
DESCENDING = all_of(in_suit, next_lower)


@dataclass
class NapoleonAtStHelena(Chapter):
    """Marriages descend in suit, one card at a time; a lane takes any available card, by the Note the talon's only."""

    game = "napoleon-at-st-helena"
    families = two_families_of("a")
    pile_names = families + COLUMNS + ("talon", "hand")
    sets = {"strict": {"vacancy": "talon-only"}, "pysolfc": {"families": "returnable"}}

    def lay_out(self) -> None:
        self.deal_rows(COLUMNS, ROWS)

    def licences(self) -> Iterator[str]:
        available = (*COLUMNS, "talon")
        returned = self.families if self.has("families", "returnable") else ()
        yield from self.home(available)
        yield from self.upon(available + returned, COLUMNS, DESCENDING)
        fillers = ("talon",) if self.has("vacancy", "talon-only") else available + returned
        yield from self.into_vacancies(fillers, COLUMNS)
        yield from self.turning()
