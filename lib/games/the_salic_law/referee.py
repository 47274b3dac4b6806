"""Referees of The Salic Law: Cadogan ch. 4 with its figure, Hoffmann no. 58, PySolFC (headsandtails.py)."""

from collections.abc import Iterator

from games.spensers_fairie_queen.referee import EIGHT
from referee import R, Referee

GALLERY = ["f" + n for n in EIGHT]


class SalicLawCadogan(Referee):
    """King packets; an ace is placed immediately, a queen above; one card on a free king when the deal is ended."""

    names = (*GALLERY, "queens", *EIGHT, "hand")
    before_the_end = False
    forthwith = False
    at_most = 1

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.last = 0
        self.p[EIGHT[self.last]] = ["KH"]
        self.deal_out()

    def won(self) -> bool:
        kings = all([card[0] for card in self.p[packet]] == ["K"] for packet in EIGHT)
        return kings and len(self.p["queens"]) == 8 and all(self.p[family][-1:] and self.p[family][-1][0] == "J" for family in GALLERY)

    def open_to(self, _family: str) -> bool:
        return True

    def suitable(self, card: str) -> list[str]:
        """The foundations on which a card may be played, none of which takes a queen."""
        on = {"Q": "", "K": ""}.get(card[0], R[R.index(card[0]) - 1])
        return [family for family in GALLERY if self.p[family] and self.p[family][-1][0] == on and self.open_to(family)]

    def deal_out(self) -> None:
        while self.p["hand"]:
            card = self.p["hand"].pop()
            match card[0]:
                case "A":
                    self.p[next(family for family in GALLERY if not self.p[family])].append(card)
                case "Q":
                    self.p["queens"].append(card)
                case "K":
                    self.last += 1
                    self.p[EIGHT[self.last]] = [card]
                case _:
                    homes = self.suitable(card) if self.forthwith else []
                    self.p[homes[0] if homes else EIGHT[self.last]].append(card)
            if any(True for _ in self.of_cards()):
                return

    def of_cards(self) -> Iterator[str]:
        packets = [packet for packet in EIGHT if len(self.p[packet]) > 1]
        for packet in packets:
            yield from (f"{packet}-{family}" for family in self.suitable(self.p[packet][-1]))
        if self.p["hand"] and not self.before_the_end:
            return
        for king in (packet for packet in EIGHT if len(self.p[packet]) == 1):
            for packet in packets:
                yield f"{packet}-{king}"
                for count in range(2, min(self.at_most, len(self.p[packet]) - 1) + 1):
                    yield f"{packet}-{king}x{count}"

    def legal(self) -> Iterator[str]:
        yield from self.of_cards()
        if self.p["hand"]:
            yield "deal"

    def play(self, move: str) -> None:
        if move == "deal":
            return self.deal_out()
        source, target = move.split("-")
        target, _, count = target.partition("x")
        for _ in range(int(count or "1")):
            self.go(source, target)


class PictureGalleryHoffmann(SalicLawCadogan):
    """A card that appears and is playable is played forthwith; a cleared king takes the uppermost card of another heap."""

    before_the_end = True
    forthwith = True


class PictureGalleryGrace(PictureGalleryHoffmann):
    """The footnote: a maximum of the three uppermost cards of either heap."""

    at_most = 3


class SalicLawPySolFC(SalicLawCadogan):
    """SalicLaw_RowStack takes a card whenever it holds one; SalicLaw_Foundation only while the row beneath it holds any."""

    before_the_end = True

    def open_to(self, family: str) -> bool:
        return len(self.p[family[1:]]) > 0


REFEREES = {
    "cadogan": SalicLawCadogan,
    "picture-gallery": PictureGalleryHoffmann,
    "picture-gallery-three": PictureGalleryGrace,
    "pysolfc": SalicLawPySolFC,
}
