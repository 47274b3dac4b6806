"""Fortress, Cadogan (rules section 6)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import RANKS, are_neighbours, are_neighbours_round, wanted_by_family
from families import ACE_FAMILIES
from position import Position

LEFT_ROWS = tuple(f"L{n}" for n in range(1, 6))
RIGHT_ROWS = tuple(f"R{n}" for n in range(1, 6))
ROWS = LEFT_ROWS + RIGHT_ROWS
CARDS_IN_BOTTOM_ROW = 6
CARDS_IN_OTHER_ROWS = 5


@dataclass
class Fortress(Position):
    """Two groups of five rows; only the outside card of a row is available."""

    game = "fortress"
    families = ACE_FAMILIES
    pile_names = families + ROWS
    packs = 1
    sets = {
        "chessboard": {"base": "first-card", "corner": "open"},
        "pysolfc": {"deal": "rounds", "families": "returnable"},
    }

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        """Straight across: a row of the left group, the same row of the right group, and so on (rules 6.1, G2)."""
        rows: dict[str, list[str]] = {}
        if options and options.get("deal") == "rounds":
            order = [row for pair in zip(LEFT_ROWS, RIGHT_ROWS) for row in pair]
            for index, row in enumerate(order):
                rows[row] = list(deck[index::len(order)])
            return cls.from_piles(rows, options=options)
        dealt = 0
        for left, right in zip(LEFT_ROWS, RIGHT_ROWS):
            length = CARDS_IN_BOTTOM_ROW if left == "L5" else CARDS_IN_OTHER_ROWS
            rows[left] = list(reversed(deck[dealt:dealt + length]))
            rows[right] = list(deck[dealt + length:dealt + 2 * length])
            dealt += 2 * length
        return cls.from_piles(rows, options=options or {})

    def wanted(self, family: str) -> str | None:
        if not self.has("base", "first-card"):
            return wanted_by_family(family, len(self.cards[family]))
        bases = [cards[0][0] for name in self.families if (cards := self.cards[name])]
        height = len(self.cards[family])
        if not bases or height == len(RANKS):
            return None
        return RANKS[(RANKS.index(bases[0]) + height) % len(RANKS)] + family[0].upper()

    def _legal_moves(self) -> Iterator[str]:
        yield from self._plays(ROWS, self.families)
        if self.has("base", "first-card") and not any(self.cards[family] for family in self.families):
            for row in ROWS:
                if self.cards[row]:
                    yield f"{row}-{self.cards[row][-1][1].lower()}a"
        yield from self._marriages(ROWS, are_neighbours_round if self.has("corner", "open") else are_neighbours)
        if self.has("families", "returnable"):
            yield from self._taken_back()
        lanes = [row for row in ROWS if not self.cards[row]]
        for row in ROWS:
            if self.cards[row]:
                yield from (f"{row}-{lane}" for lane in lanes)

    def _taken_back(self) -> Iterator[str]:
        """The uppermost card of a family to a row or a lane, as in PySolFC (rules G10)."""
        for family in self.families:
            if not self.cards[family]:
                continue
            for row in ROWS:
                below = self.top(row)
                neighbours = are_neighbours_round if self.has("corner", "open") else are_neighbours
                if below is None or neighbours(self.cards[family][-1], below):
                    yield f"{family}-{row}"

    def _carry_out(self, move: str) -> None:
        source, _, target = move.partition("-")
        self._shift(source, target)
