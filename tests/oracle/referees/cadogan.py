"""Referees of the other games: The Clock, Fortress, The Fourteenth, The Sultan, Babette."""

from collections.abc import Iterator
from itertools import combinations

from deals import Generator

from referees.hoffmann import FAMILIES, Families
from referees.referee import R, Referee, S, beside, value

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


LEFT, RIGHT = [f"L{n}" for n in range(1, 6)], [f"R{n}" for n in range(1, 6)]
CENTRE = [s.lower() + "a" for s in S]


class FortressCadogan(Referee):
    """Cadogan ch. 10 and its engraving: outside cards, marriages both ways, lanes; six cards in the bottom rows."""

    names = (*CENTRE, *LEFT, *RIGHT)
    corner = False
    gives_back = False
    any_base = False

    def lay_out(self, deck: list[str]) -> None:
        cards = iter(deck)
        for n in range(5):
            across = [[next(cards) for _ in range(6 if n == 4 else 5)] for _ in range(2)]
            self.p[LEFT[n]], self.p[RIGHT[n]] = across[0][::-1], across[1]

    def next_of(self, family: str) -> str | None:
        first = next((self.p[f][0] for f in CENTRE if self.p[f]), None)
        base = 0 if not self.any_base else None if first is None else value(first) - 1
        n = len(self.p[family])
        return None if n == 13 or base is None else R[(base + n) % 13] + family[0].upper()

    def legal(self) -> Iterator[str]:
        rows = LEFT + RIGHT
        bare = not any(self.p[f] for f in CENTRE)
        for row in rows:
            if not self.p[row]:
                continue
            card = self.p[row][-1]
            family = card[1].lower() + "a"
            if card == self.next_of(family) or (self.any_base and bare):
                yield f"{row}-{family}"
        for source in rows + (CENTRE if self.gives_back else []):
            for target in rows:
                if source != target and self.p[source]:
                    if not self.p[target] or beside(self.p[source][-1], self.p[target][-1], self.corner):
                        yield f"{source}-{target}"

    def won(self) -> bool:
        return all(len(self.p[f]) == 13 for f in CENTRE)

    def play(self, move: str) -> None:
        self.go(*move.split("-"))


class Chessboard(FortressCadogan):
    """PySolFC, fortress.py, Chessboard; Keller: the first card played sets the rank, and the corner is turned."""

    corner = any_base = True


class FortressPySolFC(FortressCadogan):
    """PySolFC, fortress.py, Fortress: a card to each row in turn, and foundations give back."""

    gives_back = True

    def lay_out(self, deck: list[str]) -> None:
        rows = [row for pair in zip(LEFT, RIGHT) for row in pair]
        for i, card in enumerate(deck):
            self.p[rows[i % 10]].append(card)


PLACES = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]


class TheFourteenthCadogan(Referee):
    """Cadogan ch. 11: fourteens in a row or column, filled from the hand; one exchange of two with two others."""

    names = (*PLACES, "out", "hand")
    chances: float = 1
    halves = 2
    close_up = ""

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        for place in PLACES:
            self.deal(place)
        self.moved: list[str] = []  # the places of an exchange begun and not finished

    def won(self) -> bool:
        return not self.p["hand"] and not any(self.p[place] for place in PLACES)

    def fourteens(self) -> list[str]:
        lying = [place for place in PLACES if self.p[place]]
        return [
            f"{a}+{b}"
            for a, b in combinations(lying, 2)
            if (a[1] == b[1] or a[3] == b[3]) and value(self.p[a][0]) + value(self.p[b][0]) == 14
        ]

    def gap(self) -> tuple[str, str] | None:
        lying = [i for i, place in enumerate(PLACES) if self.p[place]]
        gaps = [i for i, place in enumerate(PLACES) if not self.p[place]]
        if self.p["hand"] or not lying or not gaps or gaps[0] > lying[-1]:
            return None
        return PLACES[lying[-1]], PLACES[gaps[0]]

    def legal(self) -> Iterator[str]:
        pairs = self.fourteens()
        yield from pairs
        if self.close_up == "last" and self.gap():
            yield "refill"
        if self.moved or (not pairs and self.chances > 0):
            lying = [place for place in PLACES if self.p[place] and place not in self.moved]
            yield from (f"{a}~{b}" for a, b in combinations(lying, 2))

    def play(self, move: str) -> None:
        if "~" in move:
            a, b = move.split("~")
            self.p[a], self.p[b] = self.p[b], self.p[a]
            if self.moved or self.halves == 1:
                self.chances -= not self.moved
                self.moved = []
            else:
                self.chances -= 1
                self.moved = [a, b]
            return
        self.moved = []
        if move == "refill":
            self.go(*(self.gap() or ("", "")))
            return
        for place in move.split("+"):
            self.go(place, "out")
        for place in move.split("+"):
            self.deal(place)
        if self.close_up == "shift" and not self.p["hand"]:
            rest = [self.p[place] for place in PLACES if self.p[place]]
            for place, cards in zip(PLACES, rest + [[] for _ in range(25 - len(rest))]):
                self.p[place] = cards


class CloseUp(TheFourteenthCadogan):
    """Solitaire Forever II and Pretty Good Solitaire: the last card fills the first gap, on demand."""

    close_up = "last"


class Shift(TheFourteenthCadogan):
    """As AisleRiot and PySolFC move the cards up after every pair."""

    close_up = "shift"


class EachStandstill(TheFourteenthCadogan):
    """The widest reading of Cadogan: a chance at every standstill."""

    chances = float("inf")


class NumberFourteen(CloseUp):
    """Solitaire Forever II, Number Fourteen: one exchange of two cards with each other."""

    halves = 1


class Quatorze(Shift):
    """AisleRiot and PySolFC, Quatorze: one pack, no exchange."""

    chances = 0


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
    """Hoffmann no. 42: played forthwith, the Divan filled from the stock, thrice through the stock."""

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
