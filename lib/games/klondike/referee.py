"""Referees of Klondike: Cadogan ch. 46, Wikipedia's and PySolFC's rules, and those of Blake and Gent."""

from collections.abc import Iterator

from referee import Referee, S, value

STAIR = [str(n) for n in range(1, 8)]
TOP = [s.lower() + "a" for s in S]


def lies_on(card: str, on: str) -> bool:
    return value(on) - value(card) == 1 and (card[1] in "SC") is not (on[1] in "SC")


class KlondikeCadogan(Referee):
    """Card 1 up, six down; all open cards or none; kings to spaces; one card at a time, one run."""

    names = (*TOP, *STAIR, "talon", "hand")
    at_a_time = 1
    runs_more = 0
    parts = False
    back = False
    aces_on_twos = False

    def lay_out(self, deck: list[str]) -> None:
        cards = iter(deck)
        self.down = dict.fromkeys(STAIR, 0)
        for row in range(7):
            for column in STAIR[row:]:
                self.p[column].append(next(cards))
            for column in STAIR[row + 1 :]:
                self.down[column] += 1
        self.p["hand"] = list(cards)[::-1]

    def goes_home(self, card: str) -> bool:
        return len(self.p[card[1].lower() + "a"]) == value(card) - 1

    def takes(self, column: str, card: str) -> bool:
        if not self.p[column]:
            return card[0] == "K"
        on = self.p[column][-1]
        return lies_on(card, on) and (on[0] != "2" or self.aces_on_twos)

    def legal(self) -> Iterator[str]:
        for source in [*STAIR, "talon"]:
            if self.p[source] and self.goes_home(self.p[source][-1]):
                yield f"{source}-{self.p[source][-1][1].lower()}a"
        for column in STAIR:
            shown = self.p[column][self.down[column] :]
            for start in range(len(shown)):
                if start == 0 or self.parts:
                    n = len(shown) - start
                    yield from (self.move(column, to, n) for to in STAIR if to != column and self.takes(to, shown[start]))
        for one in ["talon", *(TOP if self.back else [])]:
            if self.p[one]:
                yield from (f"{one}-{to}" for to in STAIR if self.takes(to, self.p[one][-1]))
        if self.p["hand"]:
            yield "turn"
        elif self.p["talon"] and self.deals <= self.runs_more:
            yield "redeal"

    @staticmethod
    def move(source: str, target: str, count: int) -> str:
        return f"{source}-{target}" + ("" if count == 1 else f"x{count}")

    def play(self, move: str) -> None:
        if move == "turn":
            self.deal("talon", self.at_a_time)
        elif move == "redeal":
            self.take_up(["talon"])
        else:
            source, _, to = move.partition("-")
            target, _, count = to.partition("x")
            self.go(source, target, int(count or 1))
            if source in STAIR and self.p[source] and len(self.p[source]) == self.down[source]:
                self.down[source] -= 1


class DrawOne(KlondikeCadogan):
    """PySolFC, Klondike: one card, rounds without end, any part, foundations give back."""

    runs_more = 10**9
    parts = True
    back = True
    aces_on_twos = True


class DrawOneFinal(DrawOne):
    """Blake and Gent without worrying back."""

    back = False


class DrawThree(DrawOne):
    """Wikipedia: three cards at a time."""

    at_a_time = 3


class DrawThreeFinal(DrawThree):
    """Blake and Gent without worrying back."""

    back = False


class Vegas(DrawOne):
    """PySolFC, Vegas Klondike: one round."""

    runs_more = 0


REFEREES = {
    "cadogan": KlondikeCadogan,
    "draw-three": DrawThree,
    "draw-three-final": DrawThreeFinal,
    "draw-three-squared": DrawThree,
    "draw-three-squared-final": DrawThreeFinal,
    "draw-one": DrawOne,
    "draw-one-final": DrawOneFinal,
    "vegas": Vegas,
}
