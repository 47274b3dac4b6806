"""Referees of games with lanes that anything fills: Napoleon at St. Helena, The Fifteen, The Flower-Garden, Cadogan ch. 2, 3, 16."""

from collections.abc import Iterator

from referees.referee import R, Referee, S, beside, value

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


FIFTEEN = [str(n) for n in range(1, 16)]
ACES_AND_KINGS = [s.lower() + kind for kind in "ak" for s in S]


class FifteenCadogan(Referee):
    """Rows of fifteen, the last of fourteen; one card at a time; lanes take any; one ace, one king from the sixth row."""

    names = (*ACES_AND_KINGS, *FIFTEEN)
    gives_back = False
    grace = True
    drawn: tuple[str, ...] = ()
    """Ranks taken from the sixth row, while that act goes on."""

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
