"""Referees of Babette: Cadogan ch. 22."""

from collections.abc import Iterator

from families_referee import FAMILIES, Families

BEDS = [str(n) for n in range(1, 9)]


class BabetteCadogan(Families):
    """Cadogan ch. 22: rows of eight, nothing below a card that is played, twice taken up, the last column first."""

    names = FAMILIES + tuple(BEDS) + ("hand",)
    waits = True  # the garden is taken up only when all available cards have been played
    most_deals = 3
    edge_is_enough = False  # a card is available when nothing lies next below it
    first_column_first = False

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.grid: list[list[str | None]] = []
        self.row()

    def row(self) -> None:
        self.grid.append([self.p["hand"].pop() if self.p["hand"] else None for _ in BEDS])
        self.lie()

    def lie(self) -> None:
        for i, bed in enumerate(BEDS):
            self.p[bed] = [row[i] for row in self.grid if row[i] is not None]  # type: ignore[misc]

    def free(self) -> Iterator[tuple[int, int, str]]:
        for j, row in enumerate(self.grid):
            for i, card in enumerate(row):
                lower = [below[i] for below in self.grid[j + 1 :]]
                if card is not None and not any(lower[:1] if self.edge_is_enough else lower):
                    yield j, i, card

    def legal(self) -> Iterator[str]:
        plays = []
        for j, i, card in self.free():
            deep = sum(below[i] is not None for below in self.grid[j:])
            plays += [f"{BEDS[i]}-{home}" + (f"x{deep}" if deep > 1 else "") for home in self.homes(card)]
        yield from plays
        if self.p["hand"]:
            yield "deal"
        elif self.deals < self.most_deals and any(self.p[bed] for bed in BEDS) and not (self.waits and plays):
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "redeal":
            self.take_up(BEDS if self.first_column_first else BEDS[::-1])
            self.grid = []
        if move in ("deal", "redeal"):
            self.row()
            return
        bed, home = move.split("-")
        home, _, deep = home.partition("x")
        i, left = BEDS.index(bed), int(deep or 1)
        for row in reversed(self.grid):
            card = row[i]
            if card is not None and (left := left - 1) == 0:
                self.p[home].append(card)
                row[i] = None
        self.lie()


class BabetteWikipedia(BabetteCadogan):
    """Wikipedia, Babette: a free lower edge is enough, one re-deal, the first column dealt first."""

    waits = False
    most_deals = 2
    edge_is_enough = first_column_first = True


class BabetteAtWill(BabetteCadogan):
    """The milder reading of Cadogan's ¶6.1: taken up whenever the pack is out."""

    waits = False


REFEREES = {"cadogan": BabetteCadogan, "one-redeal": BabetteWikipedia, "at-will": BabetteAtWill}
