"""Referees of Spenser’s Fairie Queen: Cadogan ch. 26 with its figure, and PySolFC (royalcotillon.py)."""

from collections.abc import Iterator

from referee import R, Referee, S, value

EIGHT = [str(n) for n in range(1, 9)]
TWICE = [s.lower() + "a" + n for s in S for n in "12"]


class FairieQueenCadogan(Referee):
    """Cards on the last king turned up; foundations in suit to queens; down in any suit once the pack is exhausted."""

    names = (*TWICE, *EIGHT, "hand")
    follows_suit = True
    aces_apart = True

    def lay_out(self, deck: list[str]) -> None:
        self.columns = 1
        self.p["1"] = ["KC"]
        self.p["hand"] = deck[::-1]
        self.deal_until_something_suits()

    def won(self) -> bool:
        return all(len(self.p[column]) == 1 and self.p[column][0][0] == "K" for column in EIGHT) and not self.p["hand"]

    def deal_until_something_suits(self) -> None:
        while self.p["hand"]:
            card = self.p["hand"].pop()
            if card[0] == "A" and self.aces_apart:
                places = [family for family in TWICE if family[0] == card[1].lower()]
                self.p[min(places, key=lambda place: len(self.p[place]) > 0)].append(card)
            else:
                self.columns += card[0] == "K"
                self.p[str(self.columns)].append(card)
            if any(True for _ in self.plays()):
                return

    def plays(self) -> Iterator[str]:
        for column in EIGHT:
            if self.p[column] and self.p[column][-1][0] != "K":
                card = self.p[column][-1]
                for family in TWICE:
                    pile = self.p[family]
                    if pile and R.index(pile[-1][0]) + 1 == R.index(card[0]):
                        if not self.follows_suit or pile[-1][1] == card[1]:
                            yield f"{column}-{family}"

    def legal(self) -> Iterator[str]:
        yield from self.plays()
        if self.p["hand"]:
            yield "deal"
            return
        for column in EIGHT:
            if len(self.p[column]) == 1:
                continue
            for other in EIGHT:
                single = len(self.p[other]) == 1
                if column != other and (single or value(self.p[column][-1]) == value(self.p[other][-1]) - 1):
                    yield f"{column}-{other}"

    def play(self, move: str) -> None:
        if move == "deal":
            self.deal_until_something_suits()
        else:
            self.go(*move.split("-"))


class FaerieQueenPySolFC(FairieQueenCadogan):
    """PySolFC: RK_FoundationStack, whatever the suits; SalicLaw_Talon deals an ace to the row, from where it founds a pile named after it."""

    follows_suit = False
    aces_apart = False

    def plays(self) -> Iterator[str]:
        yield from super().plays()
        for column in EIGHT:
            if self.p[column] and self.p[column][-1][0] == "A":
                suit = self.p[column][-1][1].lower()
                yield from (f"{column}-{family}" for family in TWICE if family[0] == suit and not self.p[family])


REFEREES = {"cadogan": FairieQueenCadogan, "pysolfc": FaerieQueenPySolFC}
