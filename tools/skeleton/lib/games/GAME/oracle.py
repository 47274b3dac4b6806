"""${title}, the book; written from the rules and not from the program."""

from collections.abc import Iterator
from dataclasses import dataclass

from kit import Chapter, families_of, places

COLUMNS = places(8)


@dataclass
class ${type}(Chapter):
    """Eight columns, of which the lowest cards are played."""

    game = "${id}"
    families = families_of("a")
    pile_names = families + COLUMNS
    packs = 1

    def lay_out(self) -> None:
        self.deal_rows(COLUMNS, 7)

    def licences(self) -> Iterator[str]:
        yield from self.home(COLUMNS)
