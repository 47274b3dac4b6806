"""Referees of The Fifteen: Cadogan ch. 3, and PySolFC's Fifteen."""

from collections.abc import Iterator

from referee import R, Referee, S, beside

FIFTEEN = [str(n) for n in range(1, 16)]
ACES_AND_KINGS = [s.lower() + kind for kind in "ak" for s in S]


class FifteenCadogan(Referee):
    """Rows of fifteen, the last of fourteen; one card at a time; lanes take any; one ace, one king from the sixth row."""

    names = (*ACES_AND_KINGS, *FIFTEEN)
    gives_back = False
    grace = True
    drawn: tuple[str, ...] = ()
    """Ranks taken from the sixth row, during that act."""

    def lay_out(self, deck: list[str]) -> None:
        for number, card in enumerate(deck):
            self.p[FIFTEEN[number % 15]].append(card)

    def next_of(self, family: str) -> str:
        height = len(self.p[family])
        ranks = R if family[1] == "a" else R[::-1]
        return ranks[height] + family[0].upper() if height < 13 else ""

    def legal(self) -> Iterator[str]:
        for source in FIFTEEN + (ACES_AND_KINGS if self.gives_back else []):
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            for target, pile in self.p.items():
                if target in ACES_AND_KINGS:
                    allowed = self.next_of(target) == card
                else:
                    allowed = not pile or beside(card, pile[-1])
                if allowed and target != source:
                    yield f"{source}-{target}"
        if self.grace and (self.drawn or not (self.opened() or self.marries())):
            for lane in FIFTEEN:
                below = len(self.p[lane]) - 6
                if below > 0 and self.p[lane][5][0] in "AK" and self.p[lane][5][0] not in self.drawn:
                    rank, suit = self.p[lane][5]
                    yield f"{lane}-{suit.lower()}{rank.lower()}x{below + 1}"

    def opened(self) -> bool:
        """A foundation lies, or one could be laid at once."""
        ends = {self.p[lane][-1][0] for lane in FIFTEEN if self.p[lane]}
        return any(self.p[family] for family in ACES_AND_KINGS) or bool(ends & {"A", "K"})

    def marries(self) -> bool:
        """A card could still be married to another: the chapter has that done first."""
        ends = [self.p[lane][-1] for lane in FIFTEEN if self.p[lane]]
        return any(beside(one, other) for one in ends for other in ends)

    def play(self, move: str) -> None:
        source, _, target = move.partition("-")
        if "x" not in target:
            self.drawn = ()
            self.go(source, target)
            return
        card = self.p[source].pop(5)
        self.p[target.partition("x")[0]].append(card)
        self.drawn = (*self.drawn, card[0])


class FifteenPySolFC(FifteenCadogan):
    """PySolFC: no grace; foundations give back their top cards."""

    gives_back = True
    grace = False


REFEREES = {"cadogan": FifteenCadogan, "pysolfc": FifteenPySolFC}
