"""Referees of Mount Olympus: Cadogan ch. 36, the way of later books, and PySolFC."""

from collections.abc import Iterator

from referee import Referee, S, value

NINE = list("123456789")
LAST = {"a": "K", "d": "Q"}


class MountOlympusCadogan(Referee):
    """A, 3, 5 ... K and 2, 4, 6 ... Q in suit; down by twos, card by card; gaps from the talon; one re-deal."""

    names = (*(s.lower() + kind + n for kind in "ad" for s in S for n in "12"), *NINE, "talon", "hand")
    gaps_from_battery = False
    whole = False

    def lay_out(self, deck: list[str]) -> None:
        for family in self.names[:16]:
            self.p[family] = [("A" if family[1] == "a" else "2") + family[0].upper()]
        self.p["hand"] = deck[::-1]
        for place in NINE:
            self.deal(place)

    def won(self) -> bool:
        return all(self.p[family][-1][0] == LAST[family[1]] for family in self.names[:16])

    def goes_on(self, card: str, pile: str) -> int:
        """By how much the card is above the pile's last one of its suit; 0 for another suit or an empty pile."""
        last = self.p[pile][-1] if self.p[pile] else ""
        return value(card) - value(last) if last[1:] == card[1] else 0

    def lengths(self, place: str) -> Iterator[int]:
        cards = self.p[place]
        for n in range(1, len(cards) + 1):
            yield n
            if not self.whole or n == len(cards) or cards[-n][1] != cards[-n - 1][1] or value(cards[-n - 1]) - value(cards[-n]) != 2:
                return

    def legal(self) -> Iterator[str]:
        for source in [*NINE, "talon"]:
            if not self.p[source]:
                continue
            yield from (f"{source}-{family}" for family in self.names[:16] if self.goes_on(self.p[source][-1], family) == 2)
            for n in self.lengths(source):
                count = f"x{n}" if n > 1 else ""
                for place in NINE:
                    empty = not self.p[place] and (source == "talon" or self.gaps_from_battery)
                    if empty or (place != source and self.goes_on(self.p[source][-n], place) == -2):
                        yield f"{source}-{place}{count}"
        yield from self.from_hand()

    def from_hand(self) -> Iterator[str]:
        if self.p["hand"]:
            yield "turn"
        elif self.p["talon"] and self.deals == 1:
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "turn":
            self.go("hand", "talon")
        elif move == "redeal":
            self.take_up(["talon"])
        else:
            source, target = move.split("-")
            target, _, count = target.partition("x")
            self.go(source, target, int(count or 1))


class MountOlympusModern(MountOlympusCadogan):
    """Nine cards at a time upon the piles; sequences in whole or in part; empty piles filled from the stock, while it lasts."""

    whole = True

    def from_hand(self) -> Iterator[str]:
        if self.p["hand"]:
            yield "deal"

    def play(self, move: str) -> None:
        if move == "deal":
            for place in NINE:
                self.deal(place)
            return
        super().play(move)
        for place in NINE:
            if not self.p[place]:
                self.deal(place)


class MountOlympusPySolFC(MountOlympusModern):
    """PySolFC, MountOlympus: SS_RowStack by twos takes anything when empty, after the talon is out."""

    gaps_from_battery = True


REFEREES = {"cadogan": MountOlympusCadogan, "modern": MountOlympusModern, "pysolfc": MountOlympusPySolFC}
