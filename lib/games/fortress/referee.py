"""Referees of Fortress: Cadogan."""

from collections.abc import Iterator

from referee import R, Referee, S, beside, value

LEFT = [f"L{n}" for n in range(1, 6)]
RIGHT = [f"R{n}" for n in range(1, 6)]
CENTRE = [s.lower() + "a" for s in S]


class FortressCadogan(Referee):
    """Cadogan ch. 10 and its engraving: outside cards, marriages both ways, lanes; six cards in the bottom rows."""

    names = (*CENTRE, *LEFT, *RIGHT)
    corner = False
    gives_back = False
    any_base = False

    def lay_out(self, deck: list[str]) -> None:
        cards = iter(deck)
        for n in range(5):
            across = [[next(cards) for _ in range(6 if n == 4 else 5)] for _ in range(2)]
            self.p[LEFT[n]], self.p[RIGHT[n]] = across[0][::-1], across[1]

    def next_of(self, family: str) -> str | None:
        first = next((self.p[f][0] for f in CENTRE if self.p[f]), None)
        base = 0 if not self.any_base else None if first is None else value(first) - 1
        n = len(self.p[family])
        return None if n == 13 or base is None else R[(base + n) % 13] + family[0].upper()

    def legal(self) -> Iterator[str]:
        rows = LEFT + RIGHT
        bare = not any(self.p[f] for f in CENTRE)
        for row in rows:
            if not self.p[row]:
                continue
            card = self.p[row][-1]
            family = card[1].lower() + "a"
            if card == self.next_of(family) or (self.any_base and bare):
                yield f"{row}-{family}"
        for source in rows + (CENTRE if self.gives_back else []):
            for target in rows:
                if source != target and self.p[source]:
                    if not self.p[target] or beside(self.p[source][-1], self.p[target][-1], self.corner):
                        yield f"{source}-{target}"

    def won(self) -> bool:
        return all(len(self.p[f]) == 13 for f in CENTRE)

    def play(self, move: str) -> None:
        self.go(*move.split("-"))


class Chessboard(FortressCadogan):
    """PySolFC, fortress.py, Chessboard; Keller: the first card played sets the rank, and the corner is turned."""

    corner = any_base = True


class FortressPySolFC(FortressCadogan):
    """PySolFC, fortress.py, Fortress: a card to each row in turn, and foundations give back."""

    gives_back = True

    def lay_out(self, deck: list[str]) -> None:
        rows = [row for pair in zip(LEFT, RIGHT) for row in pair]
        for i, card in enumerate(deck):
            self.p[rows[i % 10]].append(card)


REFEREES = {"cadogan": FortressCadogan, "chessboard": Chessboard, "pysolfc": FortressPySolFC}
