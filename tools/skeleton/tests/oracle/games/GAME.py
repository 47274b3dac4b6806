"""${title}, the book; written from the rules and not from the program."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import RANKS
from families import ACE_FAMILIES, wanted_by_family
from position import Position

COLUMNS = tuple(str(n) for n in range(1, 9))


@dataclass
class ${type}(Position):
    """Eight columns, of which the lowest cards are played."""

    game = "${id}"
    families = ACE_FAMILIES
    pile_names = families + COLUMNS
    packs = 1

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        piles = {column: deck[i::8] for i, column in enumerate(COLUMNS)}
        return cls.from_piles(piles, options=options or {})

    def won(self) -> bool:
        return all(len(self.cards[family]) == len(RANKS) for family in self.families)

    def wanted(self, family: str) -> str | None:
        return wanted_by_family(family, len(self.cards[family]))

    def _legal_moves(self) -> Iterator[str]:
        yield from self._plays(COLUMNS, self.families)

    def _carry_out(self, move: str) -> None:
        self._shift(*move.split("-"))
