"""Referees of The Travellers: Hoffmann, Selected no. 3, and the Clock of programs."""

from collections.abc import Iterator

from referee import Referee, value

NUMBERS = [str(n) for n in range(1, 13)]


class TheTravellersHoffmann(Referee):
    """Twelve packets, each of them one heap in which what comes is put lowest, and of which the top goes on."""

    names = (*(f"f{n}" for n in NUMBERS), "kings", *NUMBERS, "traveller", "reserve")

    def lay_out(self, deck: list[str]) -> None:
        self.heaps = [deck[4 * n : 4 * n + 4] for n in range(12)]
        self.come = [0] * 12
        self.p["reserve"] = deck[:47:-1]
        self.show()

    def show(self) -> None:
        for n, heap in enumerate(self.heaps):
            come = self.come[n]
            self.p[f"f{n + 1}"], self.p[str(n + 1)] = heap[:come][::-1], heap[come:]
            if self.over() and self.may_lie_so(n):
                self.p[f"f{n + 1}"] += heap[come:]
                self.p[str(n + 1)] = []

    def over(self) -> bool:
        return not self.p["reserve"] and not self.p["traveller"]

    def may_lie_so(self, n: int) -> bool:
        return all(value(card) == n + 1 for card in self.heaps[n])

    def won(self) -> bool:
        return self.over() and all(self.may_lie_so(n) for n in range(12))

    def legal(self) -> Iterator[str]:
        if self.p["traveller"]:
            number = value(self.p["traveller"][0])
            yield "traveller-kings" if number == 13 else f"traveller-f{number}"
        elif self.p["reserve"]:
            yield "turn"

    def play(self, move: str) -> None:
        if move == "turn":
            self.go("reserve", "traveller")
        elif move == "traveller-kings":
            self.go("traveller", "kings")
        else:
            n = int(move.rpartition("f")[2]) - 1
            self.heaps[n].insert(0, self.p["traveller"].pop())
            self.come[n] += 1
            self.p["traveller"] = [self.heaps[n].pop()]
        self.show()


class ClockOfPrograms(TheTravellersHoffmann):
    """PySolFC and AisleRiot, Clock: every card must have been turned up."""

    def may_lie_so(self, n: int) -> bool:
        return self.come[n] == 4


REFEREES = {"hoffmann": TheTravellersHoffmann, "clock-patience": ClockOfPrograms}
