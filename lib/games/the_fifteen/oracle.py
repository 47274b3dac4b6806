"""The Fifteen, Cadogan, chapter 3 (rules section J): all cards in fifteen columns, and one grace to open the game."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import are_neighbours
from families import taken_back
from kit import Chapter, families_of, places

COLUMNS = places(15)
ROWS = 7
SIXTH = 6


@dataclass
class TheFifteen(Chapter):
    """Marriages go both ways, one card at a time; a lane takes any available card."""

    game = "the-fifteen"
    families = families_of("a", "k")
    pile_names = families + COLUMNS
    sets = {"pysolfc": {"grace": "off", "families": "returnable"}}

    withdrew: str = ""
    """The kind of family which the last move founded by the grace, as long as its fellow may follow."""

    def lay_out(self) -> None:
        self.deal_rows(COLUMNS, ROWS)

    def licences(self) -> Iterator[str]:
        yield from self.home(COLUMNS)
        yield from self.upon(COLUMNS, COLUMNS, are_neighbours)
        yield from self.into_vacancies(COLUMNS, COLUMNS)
        if self.has("families", "returnable"):
            yield from taken_back(self, COLUMNS, True, are_neighbours)
        if not self.has("grace", "off"):
            yield from self.by_the_grace()

    def by_the_grace(self) -> Iterator[str]:
        """One ace and one king of the sixth row, if nothing is begun and nothing can be (rules J4)."""
        wanted = {"a": "k", "k": "a", "": "ak"}[self.withdrew]
        if not self.withdrew and (any(self.cards[family] for family in self.families) or self.opens()):
            return
        for column in COLUMNS:
            cards = self.cards[column]
            if len(cards) > SIXTH:
                for family in self.families:
                    if family[1] in wanted and not self.cards[family] and self.wanted(family) == cards[SIXTH - 1]:
                        yield f"{column}-{family}x{len(cards) - SIXTH + 1}"

    def opens(self) -> bool:
        """Whether the game goes on without a grace: an ace or king lies free, or a marriage is left (by an option that does not count)."""
        if any(top[0] in "AK" for column in COLUMNS if (top := self.top(column)) is not None):
            return True
        return not self.has("grace", "declared") and any(self.upon(COLUMNS, COLUMNS, are_neighbours))

    def _carry_out(self, move: str) -> None:
        if "x" not in move:
            self.withdrew = ""
            super()._carry_out(move)
            return
        column, _, target = move.partition("-")
        family, _, count = target.partition("x")
        cards = list(self.cards[column])
        self.cards[family] += (cards.pop(-int(count)),)
        self.cards[column] = tuple(cards)
        self.withdrew = "" if self.withdrew else family[1]

    def conceivable_moves(self) -> list[str]:
        return super().conceivable_moves() + [f"{c}-{f}x{n}" for c in COLUMNS for f in self.families for n in (2, 3)]
