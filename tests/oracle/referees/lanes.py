"""Referees of games with lanes that anything fills: Napoleon at St. Helena and The Flower-Garden, Cadogan ch. 2 and 16."""

from collections.abc import Iterator

from referees.referee import R, Referee, S, value

TEN = [str(n) for n in range(1, 11)]
TWICE = [s.lower() + "a" + n for s in S for n in "12"]


class NapoleonCadogan(Referee):
    """Four rows of ten; down in suit, one at a time; a lane takes any available card; the hand is turned once."""

    names = (*TWICE, *TEN, "talon", "hand")
    from_talon_only = False
    gives_back = False

    def lay_out(self, deck: list[str]) -> None:
        for i, card in enumerate(deck[:40]):
            self.p[TEN[i % 10]].append(card)
        self.p["hand"] = deck[40:][::-1]

    def won(self) -> bool:
        return sum(len(self.p[f]) for f in TWICE) == 104

    def legal(self) -> Iterator[str]:
        for source in [*TEN, "talon", *(TWICE if self.gives_back else [])]:
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            if source not in TWICE:
                waiting = [f for f in TWICE if f[0] == card[1].lower() and len(self.p[f]) == value(card) - 1]
                yield from (f"{source}-{family}" for family in waiting)
            for lane in TEN:
                if not self.p[lane]:
                    if source == "talon" or not self.from_talon_only:
                        yield f"{source}-{lane}"
                elif lane != source and self.p[lane][-1] == R[value(card) % 13] + card[1] and value(card) < 13:
                    yield f"{source}-{lane}"
        if self.p["hand"]:
            yield "turn"

    def play(self, move: str) -> None:
        self.go(*(("hand", "talon") if move == "turn" else move.split("-")))


class NapoleonStrict(NapoleonCadogan):
    """The chapter's Note: only the talon fills a vacancy."""

    from_talon_only = True


class FortyThievesPySolFC(NapoleonCadogan):
    """PySolFC, fortythieves.py: foundations give back their top cards, to a column or to an empty one."""

    gives_back = True


SIX = [str(n) for n in range(1, 7)]
FLOWERS = [f"b{n}" for n in range(1, 17)]
BEDS = [s.lower() + "a" for s in S]


class FlowerGardenCadogan(Referee):
    """Six packets of six and a bouquet of sixteen; down in any suit, one at a time."""

    names = (*BEDS, *SIX, *FLOWERS)
    in_runs = False
    gives_back = False

    def lay_out(self, deck: list[str]) -> None:
        for i, packet in enumerate(SIX):
            self.p[packet] = deck[6 * i : 6 * i + 6]
        for flower, card in zip(FLOWERS, deck[36:]):
            self.p[flower] = [card]

    def legal(self) -> Iterator[str]:
        for source in SIX + FLOWERS + (BEDS if self.gives_back else []):
            cards = self.p[source]
            if not cards:
                continue
            bed = cards[-1][1].lower() + "a"
            if source not in BEDS and len(self.p[bed]) == value(cards[-1]) - 1:
                yield f"{source}-{bed}"
            longest = 1
            while self.in_runs and longest < len(cards) and (
                cards[-longest - 1][1] == cards[-longest][1] and value(cards[-longest - 1]) == value(cards[-longest]) + 1
            ):
                longest += 1
            for count in range(1, longest + 1):
                for packet in SIX:
                    below = self.p[packet]
                    if packet != source and (not below or value(below[-1]) == value(cards[-count]) + 1):
                        yield f"{source}-{packet}" + (f"x{count}" if count > 1 else "")

    def play(self, move: str) -> None:
        source, _, target = move.partition("-")
        packet, _, count = target.partition("x")
        self.go(source, packet, int(count or 1))


class Wildflower(FlowerGardenCadogan):
    """PySolFC, Wildflower: runs in suit move as one."""

    in_runs = True


class FlowerGardenPySolFC(FlowerGardenCadogan):
    """PySolFC, FlowerGarden: foundations give back their top cards."""

    gives_back = True
