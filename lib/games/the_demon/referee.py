"""Referees of The Demon: Hoffmann, Selected no. 7, and what is known as Canfield."""

from collections.abc import Iterator

from referee import Referee, S, value

COLS = ["1", "2", "3", "4"]
BASES = [s.lower() + "a" for s in S]


class TheDemonHoffmann(Referee):
    """Thirteen, four heads, a base; whole columns; the stock, then the talon, fills; threes without end."""

    names = (*BASES, *COLS, "stock", "talon", "hand")
    parts = False
    any_fills = False

    def lay_out(self, deck: list[str]) -> None:
        self.p["stock"] = deck[:13]
        for i, column in enumerate(COLS):
            self.p[column] = [deck[13 + i]]
        self.base = deck[17]
        self.p[self.base[1].lower() + "a"] = [self.base]
        self.p["hand"] = deck[18:][::-1]

    def corner(self) -> bool:
        return self.base[0] != "A"

    def takes_any(self, card: str) -> bool:
        """Whether something may lie on this card at all."""
        return True

    def fits(self, card: str, on: str) -> bool:
        red = {"H", "D"}
        if (card[1] in red) == (on[1] in red) or not self.takes_any(on):
            return False
        return value(card) == value(on) - 1 or (card[0] == "K" and on[0] == "A" and self.corner())

    def legal(self) -> Iterator[str]:
        for source in [*COLS, "stock", "talon"]:
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            family = card[1].lower() + "a"
            if (value(card) - value(self.base)) % 13 == len(self.p[family]) < 13:
                yield f"{source}-{family}"
            if source not in COLS:
                for column in COLS:
                    if self.p[column] and self.fits(card, self.p[column][-1]):
                        yield f"{source}-{column}"
                    if not self.p[column] and source == "talon":
                        yield f"{source}-{column}"
                continue
            pile = self.p[source]
            for n in range(1, len(pile) + 1):
                if n < len(pile) and not self.parts:
                    continue
                head = pile[-n]
                for column in COLS:
                    if column == source:
                        continue
                    if self.fits(head, self.p[column][-1]) if self.p[column] else self.any_fills:
                        yield f"{source}-{column}" + (f"x{n}" if n > 1 else "")
        if self.p["hand"]:
            yield "turn"
        elif self.p["talon"]:
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "turn":
            self.deal("talon", 3)
        elif move == "redeal":
            self.take_up(["talon"])
        else:
            source, _, to = move.partition("-")
            target, _, count = to.partition("x")
            self.go(source, target, int(count or 1))
        for column in COLS:
            if not self.p[column] and self.p["stock"]:
                self.go("stock", column)


class Canfield(TheDemonHoffmann):
    """Wikipedia: any part, any card into a space after the stock, kings on aces."""

    parts = True
    any_fills = True

    def corner(self) -> bool:
        return True


class CanfieldStrict(TheDemonHoffmann):
    """Solvitaire: in the order of ranks from the base, so that nothing lies on the base's rank."""

    def takes_any(self, card: str) -> bool:
        return card[0] != self.base[0]


REFEREES = {
    "hoffmann": TheDemonHoffmann,
    "canfield": Canfield,
    "fanned": TheDemonHoffmann,
    "canfield-strict": CanfieldStrict,
}
