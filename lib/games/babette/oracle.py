"""Babette, Cadogan, chapter 22 (rules sections H and I)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from families import ACE_AND_KING_FAMILIES
from position import Position

COLUMNS = tuple(str(n) for n in range(1, 9))


@dataclass
class Babette(Position):
    """A garden of eight columns, dealt row by row; only what nothing covers is played, and nothing is built."""

    game = "babette"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + COLUMNS + ("hand",)
    sets = {
        "one-redeal": {"redeals": "one", "redeal": "at-will", "available": "gap-below", "gather": "in-order"},
        "at-will": {"redeal": "at-will"},
    }

    redeals_used: int = 0
    garden: tuple[tuple[str | None, ...], ...] = ()
    """Where gaps release cards: the rows as they lie, a place without a card being None."""

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        position._deal_row()
        return position

    def _deal_row(self) -> None:
        """One card to each column from the left; the last row may be short (rules H1, H5)."""
        row: list[str | None] = []
        for column in COLUMNS:
            row.append(self.top("hand"))
            self._deal_together(column, 1)
        if self.has("available", "gap-below"):
            self.garden += (tuple(row),)

    def _available(self) -> Iterator[tuple[str, str, int]]:
        """Column, card and how many cards of the column lie from it down (rules H3; by rules I4 a gap is enough)."""
        for place, column in enumerate(COLUMNS):
            if not self.has("available", "gap-below"):
                if (card := self.top(column)) is not None:
                    yield column, card, 1
                continue
            below = 0
            for row in reversed(range(len(self.garden))):
                lying = self.garden[row][place]
                if lying is None:
                    continue
                below += 1
                if row + 1 == len(self.garden) or self.garden[row + 1][place] is None:
                    yield column, lying, below

    def _plays_home(self) -> Iterator[str]:
        for column, card, below in self._available():
            for family in self.families:
                if self.wanted(family) == card:
                    yield f"{column}-{family}" + (f"x{below}" if below > 1 else "")

    def _legal_moves(self) -> Iterator[str]:
        plays = list(self._plays_home())
        yield from plays
        if self.cards["hand"]:
            yield "deal"
        elif plays and not self.has("redeal", "at-will"):
            return  # all available cards must have been played (rules I3)
        elif self.redeals_used < (1 if self.has("redeals", "one") else 2) and any(self.cards[c] for c in COLUMNS):
            yield "redeal"

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            self.redeals_used += 1
            gathered: list[str] = []
            # the last column on the right is dealt first, each from its base; by an option the first
            for column in COLUMNS if self.has("gather", "in-order") else reversed(COLUMNS):
                gathered += self.cards[column]
                self.cards[column] = ()
            self.cards["hand"] = tuple(reversed(gathered))
            self.garden = ()
        if move in ("deal", "redeal"):
            self._deal_row()
            return
        column, _, target = move.partition("-")
        family, _, count = target.partition("x")
        self._play(column, family, int(count or 1))

    def _play(self, column: str, family: str, below: int) -> None:
        """Play the card which is the `below`-th of its column from the lowest."""
        cards = list(self.cards[column])
        card = cards.pop(-below)
        self.cards[column] = tuple(cards)
        self.cards[family] += (card,)
        if not self.has("available", "gap-below"):
            return
        place, left = COLUMNS.index(column), below
        for row in reversed(range(len(self.garden))):
            left -= self.garden[row][place] is not None
            if left == 0:
                changed = list(self.garden[row])
                changed[place] = None
                self.garden = self.garden[:row] + (tuple(changed),) + self.garden[row + 1 :]
                return

    def conceivable_moves(self) -> list[str]:
        within = [f"{c}-{f}x{n}" for c in COLUMNS for f in self.families for n in (2, 3)]
        return super().conceivable_moves() + (within if self.has("available", "gap-below") else [])
