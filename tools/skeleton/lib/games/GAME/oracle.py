"""${title}, the book; written from the book and not from the program."""

from collections.abc import Iterator
from dataclasses import dataclass

from kit import Chapter, families_of, next_lower, places

COLUMNS = places(8)


@dataclass
class ${type}(Chapter):
    """Columns descend in any suit; a cleared column is begun again with any available card."""

    game = "${id}"
    families = families_of("a")
    pile_names = families + COLUMNS
    packs = 1
    sets = {"pysolfc": {"families": "returnable"}}

    def lay_out(self) -> None:
        self.deal_rows(COLUMNS, 7)

    def licences(self) -> Iterator[str]:
        returned = self.families if self.has("families", "returnable") else ()
        yield from self.home(COLUMNS)
        yield from self.upon((*COLUMNS, *returned), COLUMNS, next_lower)
        yield from self.into_vacancies((*COLUMNS, *returned), COLUMNS)
