"""Referees of The Original Patience: Hoffmann, Selected no. 1, and PySolFC's Numerica."""

from collections.abc import Iterator

from referee import Referee, value

FOUR = ["f1", "f2", "f3", "f4"]
HEAPS = ["1", "2", "3", "4"]


class TheOriginalPatienceHoffmann(Referee):
    """Aces below the heaps as they appear; other cards to the families or to any heap; heaps give to families only."""

    names = (*FOUR, *HEAPS, "turned", "hand")

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.next_card()

    def next_card(self) -> None:
        while self.p["hand"] and not self.p["turned"]:
            vacant = [family for family in FOUR if not self.p[family]]
            ace = self.p["hand"][-1][0] == "A"
            self.go("hand", vacant[0] if ace else "turned")

    def won(self) -> bool:
        return sum(len(self.p[family]) for family in FOUR) == 52

    def legal(self) -> Iterator[str]:
        for source in [*HEAPS, "turned"]:
            if self.p[source]:
                yield from (f"{source}-{family}" for family in FOUR if len(self.p[family]) + 1 == value(self.p[source][-1]))
        if self.p["turned"]:
            yield from (f"turned-{heap}" for heap in HEAPS)

    def play(self, move: str) -> None:
        self.go(*move.split("-"))
        self.next_card()


class NumericaPySolFC(TheOriginalPatienceHoffmann):
    """PySolFC, Numerica: the waste holds one card, which any row accepts; foundations give nothing back to rows."""

    def next_card(self) -> None:
        if self.p["hand"] and not self.p["turned"]:
            self.go("hand", "turned")


REFEREES = {"hoffmann": TheOriginalPatienceHoffmann, "pysolfc": NumericaPySolFC}
