"""Referees of The Four Corners: Cadogan ch. 5, Hoffmann no. 33 with its figure, PySolFC's Les Quatre Coins."""

from collections.abc import Iterator

from families_referee import FAMILIES, Families, HELD
from referee import beside

TWELVE = [str(n) for n in range(1, 13)]


class FourCornersCadogan(Families):
    """Aces and kings go to the centre as they are dealt; others at corners, or beside their family, if one likes."""

    names = FAMILIES + tuple(TWELVE) + ("turned", "hand") + HELD
    neighbours = {2: "dk", 3: "ck", 4: "hk", 5: "sk", 8: "da", 9: "ca", 10: "ha", 11: "sa"}
    must = False
    first_round_too = True
    suits = True
    most_deals = 3

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.run()

    def falls_on(self) -> int:
        return sum(len(self.p[packet]) for packet in TWELVE) % 12 + 1

    def vacant_base(self, card: str) -> str | None:
        family = card[1].lower() + card[0].lower()
        return family if family in FAMILIES and not self.p[family] else None

    def due(self) -> list[str]:
        """Where the turned card may go, other than upon its packet."""
        card, packet = self.p["turned"][-1], self.falls_on()
        if not self.first_round_too and not self.p[str(packet)]:
            return []
        if base := self.vacant_base(card):
            return [base]
        homes = self.homes(card)
        if packet in self.neighbours:
            return [home for home in homes if home == self.neighbours[packet]]
        if self.holds and len(homes) == 2 and not self.p[card[1].lower() + "b"]:
            homes = homes + [card[1].lower() + "b"]
        return homes

    def forced(self) -> bool:
        return self.must or self.vacant_base(self.p["turned"][-1]) is not None

    def run(self) -> None:
        while self.p["hand"] or self.p["turned"]:
            if not self.p["turned"]:
                self.go("hand", "turned")
            due = self.due()
            card = self.p["turned"][-1]
            if not due:
                self.go("turned", str(self.falls_on()))
            elif self.forced() and (len(due) == 1 or self.p[card[1].lower() + "b"] == [card]):
                self.bring("turned", due[0])
            else:
                return

    def legal(self) -> Iterator[str]:
        if self.p["turned"]:
            yield from (f"turned-{home}" for home in self.due())
            if not self.forced():
                yield "deal"
            return
        yield from self.home_moves(TWELVE)
        on = lambda card, below: beside(card, below, False, self.suits)  # noqa: E731
        yield from self.back_moves(TWELVE, on, False)
        for source in TWELVE:
            for target in TWELVE:
                if source != target and self.p[source] and self.p[target]:
                    if on(self.p[source][-1], self.p[target][-1]):
                        yield f"{source}-{target}"
        if self.deals < self.most_deals and any(self.p[packet] for packet in TWELVE):
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "redeal":
            self.take_up(TWELVE)
        elif move == "deal":
            self.go("turned", str(self.falls_on()))
        else:
            self.bring(*move.split("-"))
        self.run()


class FourCornersHoffmann(FourCornersCadogan):
    """The twelve are laid out, the rest dealt by the rules: forthwith laid upon; the card held, no. 30."""

    must = holds = True
    first_round_too = False


ROWS = ["1", "7", "6", "12", "2", "3", "4", "5", "8", "9", "10", "11"]


class LesQuatreCoinsPySolFC(FourCornersCadogan):
    """PySolFC, sthelena.py, LesQuatreCoins: s.rows are four corners, then the left and the right; foundations C S H D."""

    gives_back = True
    suits = False

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.deal_row()
        self.run()

    def deal_row(self) -> None:
        for packet in TWELVE:  # rows[:1]+rows[4:8]+rows[2:3]+rows[1:2]+rows[8:]+rows[3:4]
            self.deal(packet)

    def run(self) -> None:
        # nothing can be done but deal the next row
        while self.p["hand"] and not list(self.between()):
            self.deal_row()

    def accepts(self, family: str, row: str) -> bool:
        foundations = ["ca", "sa", "ha", "da", "ck", "sk", "hk", "dk"]
        at = ROWS.index(row)
        return not self.p[family] or at < 4 or foundations.index(family) == at - 4

    def between(self) -> Iterator[str]:
        for move in self.home_moves(TWELVE):
            row, family = move.split("-")
            if self.accepts(family, row):
                yield move
        yield from self.back_moves([], lambda card, below: False, False)

    def legal(self) -> Iterator[str]:
        if self.p["hand"]:
            yield from self.between()
            yield "deal"
        else:
            yield from super().legal()

    def play(self, move: str) -> None:
        if move == "redeal":
            self.take_up(ROWS[::-1])
            self.deal_row()
        elif move == "deal":
            self.deal_row()
        else:
            self.bring(*move.split("-"))
        self.run()


REFEREES = {"cadogan": FourCornersCadogan, "hoffmann": FourCornersHoffmann, "pysolfc": LesQuatreCoinsPySolFC}
