"""Referees of The Clock: Cadogan."""

from collections.abc import Iterator

from referee import R, Referee, value

HOURS = "I II III IV V VI VII VIII IX X XI XII".split()
RING = [str(n) for n in range(1, 13)]


class TheClockCadogan(Referee):
    """Cadogan ch. 9: twelve foundations up to their hours, marriages down, refilled packet by packet from I."""

    names = (*HOURS, *RING, "talon", "hand")
    least = 1  # cards in a packet that takes a marriage
    rotation = False
    talon_marries = False

    def lay_out(self, deck: list[str]) -> None:
        # two at IX and on round the dial, each suit at every fourth hour
        for i in range(12):
            self.p[HOURS[(8 + i) % 12]] = [R[1 + i] + "CHSD"[i % 4]]
        self.p["hand"] = deck[::-1]
        for packet in RING:
            self.deal(packet, 3)

    def won(self) -> bool:
        return all(self.full(i) for i in range(12))

    def full(self, i: int) -> bool:
        return value(self.p[HOURS[i]][-1]) == i + 1

    def legal(self) -> Iterator[str]:
        for source in [*RING, "talon"]:
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            for i, hour in enumerate(HOURS):
                top = self.p[hour][-1]
                if not self.full(i) and card[1] == top[1] and value(card) == value(top) % 13 + 1:
                    yield f"{source}-{hour}"
            for packet in RING if source != "talon" or self.talon_marries else ():
                below = self.p[packet]
                if packet != source and len(below) >= self.least:
                    if card[1] == below[-1][1] and value(below[-1]) == value(card) % 13 + 1:
                        yield f"{source}-{packet}"
        if self.p["hand"]:
            yield "refill" if any(len(self.p[packet]) < 3 for packet in RING) else "turn"

    def play(self, move: str) -> None:
        if move == "turn":
            self.go("hand", "talon")
        elif move == "refill":
            while self.p["hand"] and any(len(self.p[packet]) < 3 for packet in RING):
                for packet in RING:
                    short = max(0, 3 - len(self.p[packet]))
                    self.deal(packet, min(short, 1) if self.rotation else short)
        else:
            self.go(*move.split("-"))


class BigBen(TheClockCadogan):
    """PySolFC, grandfathersclock.py, BigBen: three cards to marry upon, in rotation, the waste builds too."""

    least = 3
    rotation = talon_marries = True


REFEREES = {"cadogan": TheClockCadogan, "big-ben": BigBen}
