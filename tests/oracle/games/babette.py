"""Babette, Cadogan, chapter 22 (rules section H)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import RANKS
from families import ACE_AND_KING_FAMILIES, wanted_by_family
from position import Position

COLUMNS = tuple(str(n) for n in range(1, 9))


@dataclass
class Babette(Position):
    """A garden of eight columns, dealt row by row; only what nothing covers is played, and nothing is built."""

    game = "babette"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + COLUMNS + ("hand",)
    sets = {"one-redeal": {"redeals": "one"}}

    redeals_used: int = 0

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        position._deal_row()
        return position

    def _deal_row(self) -> None:
        """One card to each column from the left; the last row may be short (rules H1, H5)."""
        for column in COLUMNS:
            self._deal_together(column, 1)

    def won(self) -> bool:
        return all(len(self.cards[family]) == len(RANKS) for family in self.families)

    def wanted(self, family: str) -> str | None:
        return wanted_by_family(family, len(self.cards[family]))

    def _legal_moves(self) -> Iterator[str]:
        yield from self._plays(COLUMNS, self.families)
        if self.cards["hand"]:
            yield "deal"
        elif self.redeals_used < (1 if self.has("redeals", "one") else 2) and any(self.cards[c] for c in COLUMNS):
            yield "redeal"

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            self.redeals_used += 1
            gathered: list[str] = []
            for column in reversed(COLUMNS):  # the last column on the right is dealt first, each from its base
                gathered += self.cards[column]
                self.cards[column] = ()
            self.cards["hand"] = tuple(reversed(gathered))
        if move in ("deal", "redeal"):
            self._deal_row()
        else:
            self._shift(*move.split("-"))
