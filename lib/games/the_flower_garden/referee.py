"""Referees of The Flower-Garden: Cadogan ch. 16, and PySolFC's Flower Garden."""

from collections.abc import Iterator

from referee import Referee, S, value

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
            while self.in_runs and source not in BEDS and longest < len(cards) and (
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
    """PySolFC, Wildflower: runs in suit move as one, and foundations give back their top cards."""

    in_runs = True
    gives_back = True


class FlowerGardenPySolFC(FlowerGardenCadogan):
    """PySolFC, FlowerGarden: foundations give back their top cards."""

    gives_back = True


REFEREES = {"cadogan": FlowerGardenCadogan, "wildflower": Wildflower, "pysolfc": FlowerGardenPySolFC}
