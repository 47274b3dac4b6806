"""Referees of General Sedgewick: Cadogan ch. 28, and what is known as Four Seasons."""

from collections.abc import Iterator

from referee import Referee, S, value

CROSS = ["T", "L", "M", "R", "B"]
CORNERS = [s.lower() + "a" for s in S]


class GeneralSedgewickCadogan(Referee):
    """A cross of five; a sixth card founds; down in any suit; a gap is for the pack or the talon; one turn."""

    names = (*CORNERS, *CROSS, "talon", "hand")

    def lay_out(self, deck: list[str]) -> None:
        for place, card in zip(CROSS, deck):
            self.p[place] = [card]
        self.founded = deck[5]
        self.p[self.founded[1].lower() + "a"] = [self.founded]
        self.p["hand"] = deck[6:][::-1]

    def king_on_ace(self) -> bool:
        return self.founded[0] != "A"

    def fills(self, source: str) -> bool:
        return source not in CROSS

    def legal(self) -> Iterator[str]:
        for source in [*CROSS, "talon"]:
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            corner = card[1].lower() + "a"
            if (value(card) - value(self.founded)) % 13 == len(self.p[corner]) < 13:
                yield f"{source}-{corner}"
            for place in CROSS:
                if place != source and self.p[place]:
                    above = value(self.p[place][-1])
                    if above == value(card) + 1 or (above == 1 and card[0] == "K" and self.king_on_ace()):
                        yield f"{source}-{place}"
        for gap in (place for place in CROSS if not self.p[place]):
            yield from (f"{source}-{gap}" for source in [*CROSS, "talon", "hand"] if self.p[source] and self.fills(source))
        if self.p["hand"]:
            yield "turn"

    def play(self, move: str) -> None:
        self.go(*(("hand", "talon") if move == "turn" else move.split("-")))


class FourSeasonsWikipedia(GeneralSedgewickCadogan):
    """Wikipedia, Four Seasons, later rules: any available card fills a gap."""

    def fills(self, source: str) -> bool:
        return True


class FourSeasonsPySolFC(FourSeasonsWikipedia):
    """PySolFC, FourSeasons: rows of RK_RowStack modulo 13, whatever the foundations begin with."""

    def king_on_ace(self) -> bool:
        return True


REFEREES = {"cadogan": GeneralSedgewickCadogan, "four-seasons": FourSeasonsWikipedia, "pysolfc": FourSeasonsPySolFC}
