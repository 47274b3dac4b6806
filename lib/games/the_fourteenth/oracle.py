"""The Fourteenth, Cadogan (rules section 7)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from cards import rank
from position import Position

SQUARE = tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6))
"""The places in reading order."""

LINED_UP = tuple((a, b) for a, b in combinations(SQUARE, 2) if a[:2] == b[:2] or a[2:] == b[2:])
"""Two places in the same row or the same column, the earlier first."""


@dataclass
class TheFourteenth(Position):
    """Twenty-five cards in a square; pairs of fourteen in a row or column go out."""

    game = "the-fourteenth"
    pile_names = SQUARE + ("out", "hand")
    sets = {
        "close-up": {"close-up": "last-to-first"},
        "shift": {"close-up": "shift"},
        "each-standstill": {"exchange": "each-standstill"},
        "number-fourteen": {"size": "one-with-one", "close-up": "last-to-first"},
        "quatorze": {"packs": "one", "close-up": "shift", "exchange": "none"},
    }

    exchange_used: bool = False
    first_half: tuple[str, ...] = ()
    """The two places of an exchange of which the second half may still follow (rules 7.4)."""
    last_card_for: tuple[str, ...] = ()
    """The two places of which the player chooses one for the last card in hand (rules G6)."""

    @classmethod
    def is_dealt(cls, card: str, copy: int, options: Mapping[str, str]) -> bool:
        return copy == 0 or options.get("packs") != "one"

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        for place in SQUARE:
            position._deal_together(place, 1)
        return position

    def won(self) -> bool:
        return not self.cards["hand"] and not any(self.cards[place] for place in SQUARE)

    def fourteens(self) -> list[str]:
        """All pairs in a row or column whose values make fourteen (rules 7.4)."""
        value = {place: rank(self.cards[place][0]) for place in SQUARE if self.cards[place]}
        return [f"{a}+{b}" for a, b in LINED_UP if a in value and b in value and value[a] + value[b] == 14]

    def _legal_moves(self) -> Iterator[str]:
        if self.last_card_for:
            yield from (f"hand-{place}" for place in self.last_card_for)
            return
        fourteens = self.fourteens()
        yield from fourteens
        if self.has("close-up", "last-to-first") and not self.cards["hand"] and self._gap() is not None:
            yield "refill"
        if self.has("exchange", "none"):
            return
        begins_exchange = not fourteens and (not self.exchange_used or self.has("exchange", "each-standstill"))
        if begins_exchange or self.first_half:
            yield from self._transpositions()

    def _transpositions(self) -> Iterator[str]:
        """Any two cards, of which the second half takes none of the first half's places (rules 7.4)."""
        occupied = [place for place in SQUARE if self.cards[place] and place not in self.first_half]
        return (f"{a}~{b}" for a, b in combinations(occupied, 2))

    def _carry_out(self, move: str) -> None:
        if "~" in move:
            a, _, b = move.partition("~")
            self.cards[a], self.cards[b] = self.cards[b], self.cards[a]
            half = not self.first_half and not self.has("size", "one-with-one")
            self.first_half = (a, b) if half else ()
            self.exchange_used = True
            return
        if move == "refill":
            self.first_half = ()
            last, gap = self._gap() or ("", "")
            self._shift(last, gap)
            return
        if move.startswith("hand-"):
            self._deal_together(move.removeprefix("hand-"), 1)
            self.last_card_for = ()
        else:
            self._pair(*move.split("+"))
        if self.has("close-up", "shift") and not self.cards["hand"]:
            left = [self.cards[place] for place in SQUARE if self.cards[place]]
            for place in SQUARE:
                self.cards[place] = left.pop(0) if left else ()

    def _pair(self, a: str, b: str) -> None:
        """Both places are refilled, the earlier first; the last card may wait for a choice (rules 7.4, G6)."""
        self.first_half = ()
        self._shift(a, "out")
        self._shift(b, "out")
        if self.has("last-card", "chosen") and len(self.cards["hand"]) == 1:
            self.last_card_for = (a, b)
            return
        self._deal_together(a, 1)
        self._deal_together(b, 1)

    def _gap(self) -> tuple[str, str] | None:
        """The last card in reading order and the first gap before it."""
        last = max((i for i, place in enumerate(SQUARE) if self.cards[place]), default=0)
        first = min((i for i, place in enumerate(SQUARE) if not self.cards[place]), default=25)
        return (SQUARE[last], SQUARE[first]) if first < last else None

    def conceivable_moves(self) -> list[str]:
        pairs = [f"{a}{sign}{b}" for a, b in combinations(SQUARE, 2) for sign in "+~"]
        return pairs + [f"hand-{place}" for place in SQUARE] + ["deal", "turn", "refill", "redeal"]
