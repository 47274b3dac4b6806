"""Referees of St. Helena: Hoffmann, and what others make of it."""

from collections.abc import Iterator

from families_referee import COLUMNS, FAMILIES, Families, HELD
from referee import beside


class StHelenaHoffmann(Families):
    """Hoffmann, Selected no. 9: rows bound while cards are in hand, marriages when it is out, three attempts."""

    names = FAMILIES + tuple(COLUMNS) + ("hand",) + HELD
    at_once = False  # all is dealt before any play
    bound = "hand"  # "hand": while cards are in hand; "first": through the first deal; "": never
    suits = True
    corner = False
    fills = False
    most_deals = 3
    backwards = False

    def lay_out(self, deck: list[str]) -> None:
        self.found()
        self.p["hand"] = deck[::-1]
        self.begin()

    def begin(self) -> None:
        self.next = 0
        for i in range(len(self.p["hand"]) if self.at_once else 12):
            self.deal(COLUMNS[i % 12])

    def legal(self) -> Iterator[str]:
        hand = bool(self.p["hand"])
        bound = hand if self.bound == "hand" else self.bound == "first" and self.deals == 1
        for move in self.home_moves(COLUMNS):
            place, family = move.split("-")
            if not bound or not (int(place) <= 4 and family[1] == "a" or 7 <= int(place) <= 10 and family[1] == "k"):
                yield move
        on = lambda card, below: beside(card, below, self.corner, self.suits)  # noqa: E731
        yield from self.back_moves(COLUMNS, on, self.fills)
        if hand:
            yield "deal"
            return
        for source in COLUMNS:
            for target in COLUMNS:
                if source != target and self.p[source]:
                    if on(self.p[source][-1], self.p[target][-1]) if self.p[target] else self.fills:
                        yield f"{source}-{target}"
        if self.deals < self.most_deals and any(self.p[c] for c in COLUMNS):
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "deal":
            self.deal(COLUMNS[self.next])
            self.next = (self.next + 1) % 12
        elif move == "redeal":
            self.take_up(COLUMNS[::-1] if self.backwards else COLUMNS, self.backwards)
            self.begin()
        else:
            source, target = move.split("-")
            self.go(source, target)
            if not self.p[source] and source in COLUMNS:
                self.deal(source)


class StHelenaOpenSpaces(StHelenaHoffmann):
    """The same, and of Wikipedia's two sets of rules the one in which a space takes any card."""

    fills = True


class StHelenaSuits(StHelenaHoffmann):
    """Wikipedia, after Morehead and Mott-Smith: all is dealt at once, rows bound in the first deal, in suit."""

    at_once = True
    bound = "first"


class StHelenaModern(StHelenaSuits):
    """Pretty Good Solitaire: packets in any suit."""

    suits = False


class StHelenaPySolFC(StHelenaModern):
    """PySolFC, sthelena.py, StHelena: the redeal takes the rows just the other way about."""

    gives_back = backwards = True


class BoxKite(StHelenaModern):
    """PySolFC, sthelena.py, BoxKite: nothing bound, the corner turned, no redeal."""

    bound = ""
    corner = gives_back = True
    most_deals = 1


REFEREES = {
    "hoffmann": StHelenaHoffmann,
    "modern": StHelenaModern,
    "suits-modern-deal": StHelenaSuits,
    "pysolfc": StHelenaPySolFC,
    "open-spaces": StHelenaOpenSpaces,
    "box-kite": BoxKite,
}
