"""Referees of The Crescent: Hoffmann no. 30 with its figure, and PySolFC's Crescent (fan.py)."""

from collections.abc import Iterator

from families_referee import FAMILIES, Families, HELD
from referee import beside

ROUND = [str(n) for n in range(1, 17)]


class TheCrescentHoffmann(Families):
    """Sixteen heaps of six; sequences of one suit; thrice the undermost cards are laid on top; the card held."""

    names = FAMILIES + tuple(ROUND) + ("hand",) + HELD
    holds = True
    corner = False
    most_turns = 3

    def lay_out(self, deck: list[str]) -> None:
        self.found()
        for n, heap in enumerate(ROUND):
            self.p[heap] = deck[6 * n : 6 * n + 6]
        self.turns = 0

    def on(self, card: str, below: str) -> bool:
        return beside(card, below, self.corner)

    def legal(self) -> Iterator[str]:
        yield from self.home_moves(ROUND)
        yield from self.back_moves(ROUND, self.on, False)
        for source in ROUND:
            for target in ROUND:
                if source != target and self.p[source] and self.p[target]:
                    if self.on(self.p[source][-1], self.p[target][-1]):
                        yield f"{source}-{target}"
        if self.turns < self.most_turns and any(self.p[heap] for heap in ROUND):
            yield "redeal"

    def play(self, move: str) -> None:
        if move != "redeal":
            self.bring(*move.split("-"))
            return
        self.turns += 1
        for heap in ROUND:
            if self.p[heap]:
                self.p[heap].append(self.p[heap].pop(0))


class CrescentPySolFC(TheCrescentHoffmann):
    """PySolFC: UD_SS_RowStack of mod 13 and no base, SS_FoundationStack, a talon of four rounds."""

    holds = False
    corner = gives_back = True


REFEREES = {"hoffmann": TheCrescentHoffmann, "modern": CrescentPySolFC}
