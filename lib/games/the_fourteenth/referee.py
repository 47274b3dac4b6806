"""Referees of The Fourteenth: Cadogan."""

from collections.abc import Iterator
from itertools import combinations

from referee import Referee, value

PLACES = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]


class TheFourteenthCadogan(Referee):
    """Cadogan ch. 11: fourteens in a row or column, filled from the hand; one exchange of two with two others."""

    names = (*PLACES, "out", "hand")
    chances: float = 1
    halves = 2
    close_up = ""

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        for place in PLACES:
            self.deal(place)
        self.moved: list[str] = []  # the places of an exchange begun and not finished

    def won(self) -> bool:
        return not self.p["hand"] and not any(self.p[place] for place in PLACES)

    def fourteens(self) -> list[str]:
        lying = [place for place in PLACES if self.p[place]]
        return [
            f"{a}+{b}"
            for a, b in combinations(lying, 2)
            if (a[1] == b[1] or a[3] == b[3]) and value(self.p[a][0]) + value(self.p[b][0]) == 14
        ]

    def gap(self) -> tuple[str, str] | None:
        lying = [i for i, place in enumerate(PLACES) if self.p[place]]
        gaps = [i for i, place in enumerate(PLACES) if not self.p[place]]
        if self.p["hand"] or not lying or not gaps or gaps[0] > lying[-1]:
            return None
        return PLACES[lying[-1]], PLACES[gaps[0]]

    def legal(self) -> Iterator[str]:
        pairs = self.fourteens()
        yield from pairs
        if self.close_up == "last" and self.gap():
            yield "refill"
        if self.moved or (not pairs and self.chances > 0):
            lying = [place for place in PLACES if self.p[place] and place not in self.moved]
            yield from (f"{a}~{b}" for a, b in combinations(lying, 2))

    def play(self, move: str) -> None:
        if "~" in move:
            a, b = move.split("~")
            self.p[a], self.p[b] = self.p[b], self.p[a]
            if self.moved or self.halves == 1:
                self.chances -= not self.moved
                self.moved = []
            else:
                self.chances -= 1
                self.moved = [a, b]
            return
        self.moved = []
        if move == "refill":
            self.go(*(self.gap() or ("", "")))
            return
        for place in move.split("+"):
            self.go(place, "out")
        for place in move.split("+"):
            self.deal(place)
        if self.close_up == "shift" and not self.p["hand"]:
            rest = [self.p[place] for place in PLACES if self.p[place]]
            for place, cards in zip(PLACES, rest + [[] for _ in range(25 - len(rest))]):
                self.p[place] = cards


class CloseUp(TheFourteenthCadogan):
    """Solitaire Forever II and Pretty Good Solitaire: the last card fills the first gap, on demand."""

    close_up = "last"


class Shift(TheFourteenthCadogan):
    """As AisleRiot and PySolFC move the cards up after every pair."""

    close_up = "shift"


class EachStandstill(TheFourteenthCadogan):
    """The widest reading of Cadogan: a chance at every standstill."""

    chances = float("inf")


class NumberFourteen(CloseUp):
    """Solitaire Forever II, Number Fourteen: one exchange of two cards with each other."""

    halves = 1


class Quatorze(Shift):
    """AisleRiot and PySolFC, Quatorze: one pack, no exchange."""

    chances = 0


REFEREES = {
    "cadogan": TheFourteenthCadogan,
    "close-up": CloseUp,
    "shift": Shift,
    "each-standstill": EachStandstill,
    "number-fourteen": NumberFourteen,
    "quatorze": Quatorze,
}
