"""Referees of The Carpet: Hoffmann, Selected no. 4, and the Carpet of programs."""

from collections.abc import Iterator

from referee import R, Referee, S

ROWS = [f"r{row}c{column}" for row in "1234" for column in "12345"]
FOUR = [suit.lower() + "a" for suit in S]


class TheCarpetHoffmann(Referee):
    """Suitable cards of the carpet at once to their aces, the spaces filled from the heap as long as there is one."""

    names = (*FOUR, *ROWS, "talon", "hand")

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        bare = list(ROWS)
        while bare:
            if self.p["hand"][-1][0] == "A":
                self.go("hand", self.p["hand"][-1][1].lower() + "a")
            else:
                self.go("hand", bare.pop(0))

    def suits(self, place: str) -> str | None:
        if not self.p[place]:
            return None
        card = self.p[place][-1]
        family = card[1].lower() + "a"
        return family if len(self.p[family]) == R.index(card[0]) else None

    def legal(self) -> Iterator[str]:
        waiting = [place for place in ROWS if self.suits(place)]
        yield from (f"{place}-{self.suits(place)}" for place in waiting)
        if self.suits("talon"):
            yield f"talon-{self.suits('talon')}"
        yield from self.further(waiting)

    def further(self, waiting: list[str]) -> Iterator[str]:
        if self.p["hand"] and not waiting:
            yield "turn"

    def play(self, move: str) -> None:
        if move == "turn":
            self.go("hand", "talon")
            return
        place, target = move.split("-")
        self.go(place, target)
        self.supply(place)

    def supply(self, place: str) -> None:
        if place == "talon":
            return
        for source in ("talon", "hand"):
            if self.p[source]:
                self.go(source, place)
                return


class CarpetOfPrograms(TheCarpetHoffmann):
    """PySolFC, Carpet: the aces are laid out; spaces take the waste's card when one likes, or one from a foundation."""

    def lay_out(self, deck: list[str]) -> None:
        rest = [card for card in deck if card[0] != "A"]
        for suit in S:
            self.p[suit.lower() + "a"] = ["A" + suit]
        for place, card in zip(ROWS, rest):
            self.p[place] = [card]
        self.p["hand"] = rest[:19:-1]

    def further(self, waiting: list[str]) -> Iterator[str]:
        if self.p["talon"]:
            yield from (f"talon-{place}" for place in ROWS if not self.p[place])
        for family in FOUR:
            if self.p[family]:
                yield from (f"{family}-{place}" for place in ROWS if not self.p[place])
        if self.p["hand"]:
            yield "turn"

    def supply(self, place: str) -> None:
        pass


REFEREES = {"hoffmann": TheCarpetHoffmann, "carpet": CarpetOfPrograms}
