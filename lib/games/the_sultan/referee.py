"""Referees of The Sultan: Cadogan."""

from collections.abc import Iterator

from deals import Generator
from referee import Referee, value

DIVAN = [side + str(n) for side in "LR" for n in range(1, 5)]
SEATS = ["dk1", "ha", "dk2", "sk1", "sk2", "ck1", "hk", "ck2"]


class TheSultanCadogan(Referee):
    """Cadogan ch. 12: a Divan of eight refilled at once from the talon or else the pack; shuffled and re-dealt twice."""

    names = (*SEATS, "sultan", *DIVAN, "talon", "hand")
    seats_in_divan = DIVAN
    fills = "talon-first"  # "hand": from the hand only; "leisure": from the talon; "any": from talon or Divan
    shuffled = True
    forthwith = False
    turns_itself = False

    def lay_out(self, deck: list[str]) -> None:
        for seat in SEATS:
            self.p[seat] = ["AH" if seat == "ha" else "K" + seat[0].upper()]
        self.p["sultan"] = ["KH"]
        self.p["hand"] = deck[::-1]
        self.choice = False
        for place in self.seats_in_divan:
            self.deal(place)
        self.afterwards()

    def won(self) -> bool:
        return all(self.p[seat][-1][0] == "Q" for seat in SEATS)

    def takes(self, seat: str, card: str) -> bool:
        top = self.p[seat][-1]
        return top[0] != "Q" and card[1] == top[1] and value(card) == value(top) % 13 + 1

    def legal(self) -> Iterator[str]:
        for source in ["talon"] if self.choice else [*DIVAN, "talon"]:
            if self.p[source]:
                yield from (f"{source}-{seat}" for seat in SEATS if self.takes(seat, self.p[source][-1]))
        if self.choice:
            return
        givers = {"leisure": ["talon"], "any": ["talon", *DIVAN]}.get(self.fills, [])
        for place in self.seats_in_divan:
            if not self.p[place]:
                yield from (f"{giver}-{place}" for giver in givers if self.p[giver])
        if self.p["hand"]:
            yield "turn"
        elif self.p["talon"] and self.deals < 3:
            yield "redeal"

    def play(self, move: str) -> None:
        self.choice = False
        if move == "turn":
            self.turn()
        elif move == "redeal":
            if self.shuffled:
                Generator(self.number, self.deals).shuffle(self.p["talon"])
            self.take_up(["talon"])
        else:
            self.go(*move.split("-"))
        self.afterwards()

    def turn(self) -> None:
        self.go("hand", "talon")
        homes = [seat for seat in SEATS if self.takes(seat, self.p["talon"][-1])] if self.forthwith else []
        if len(homes) == 1:
            self.go("talon", homes[0])
        self.choice = len(homes) > 1

    def afterwards(self) -> None:
        for place in self.seats_in_divan:
            if self.fills in ("talon-first", "hand") and not self.p[place]:
                if self.p["talon"] and self.fills == "talon-first":
                    self.go("talon", place)
                else:
                    self.deal(place)
        while self.turns_itself and self.p["hand"] and not self.p["talon"]:
            self.turn()


class TheSultanHoffmann(TheSultanCadogan):
    """Hoffmann no. 42: cards are played at once, the Divan is filled from the stock, and the stock is run through three times."""

    fills = "hand"
    shuffled = False
    forthwith = True


class SultanPlus(TheSultanCadogan):
    """PySolFC, sultan.py, SultanPlus: reserves filled at leisure, the waste not shuffled, turned when it is empty."""

    fills = "any"
    shuffled = False
    turns_itself = True


class SultanSix(SultanPlus):
    """PySolFC, sultan.py, Sultan: six reserves."""

    seats_in_divan = [place for place in DIVAN if place[1] != "4"]


class SultanLeisure(TheSultanCadogan):
    """Solitaire Forever II: a vacancy takes the talon's top card when the player likes."""

    fills = "leisure"


class SultanUnshuffled(TheSultanCadogan):
    """The silent ones of Solitaire Forever II's authorities: the talon is turned over as it lies."""

    shuffled = False


REFEREES = {
    "cadogan": TheSultanCadogan,
    "hoffmann": TheSultanHoffmann,
    "six": SultanSix,
    "sultan-plus": SultanPlus,
    "leisure": SultanLeisure,
    "unshuffled": SultanUnshuffled,
}
