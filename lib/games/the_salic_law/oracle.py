"""The Salic Law, Cadogan, chapter 4, and The Picture Gallery, Hoffmann no. 58 (rules section R): kings begin packets, queens look on."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, next_higher, places, written

FAMILIES = places(8, "f")
PACKETS = places(8)
ACE, KNAVE, QUEEN, KING = 1, 11, 12, 13


@dataclass
class TheSalicLaw(Chapter):
    """Families rise in any suit to knaves; a bare king takes a card when the deal is ended."""

    game = "the-salic-law"
    mixed_families = True
    families = FAMILIES + ("queens",)
    pile_names = families + PACKETS + ("hand",)
    withdrawn = ("KH",)
    sets = {
        "picture-gallery": {"lone-king-from": "any-time", "card-turned": "at-once"},
        "picture-gallery-three": {"lone-king": "three", "lone-king-from": "any-time", "card-turned": "at-once"},
        "pysolfc": {"lone-king-from": "any-time", "family-waits": "for-king"},
    }

    served: tuple[str, ...] = ()
    """The kings which have taken a card, where each does so once in the game."""

    # The deal.

    def lay_out(self) -> None:
        self.cards["1"] = ("KH",)
        self.deal_on()

    def deal_on(self) -> None:
        """Card by card, until something may be moved."""
        self.deal_one()
        while self.cards["hand"] and not any(self.moves_of_cards()):
            self.deal_one()

    def deal_one(self) -> None:
        """Aces and queens go to their rows, a king begins the next packet, all else lies on the last king laid (R1)."""
        kings = [packet for packet in PACKETS if self.cards[packet]]
        card = self.cards["hand"][-1]
        if rank(card) == ACE:
            self._shift("hand", next(family for family in FAMILIES if not self.cards[family]))
        elif rank(card) == QUEEN:
            self._shift("hand", "queens")
        elif rank(card) == KING:
            self._shift("hand", PACKETS[min(len(kings), len(PACKETS) - 1)])
        else:
            self._shift("hand", kings[-1] if kings else PACKETS[0])
            if self.has("card-turned", "at-once"):
                for family in [family for family in FAMILIES if kings and self.takes(family, card)][:1]:
                    self._shift(kings[-1], family)

    # The play.

    def won(self) -> bool:
        return all(len(self.cards[family]) == KNAVE for family in FAMILIES) and len(self.cards["queens"]) == 8

    def takes(self, family: str, card: str) -> bool:
        """A family ends with its knave (R2); one may have to wait for the king of its place (R7, sets)."""
        if self.has("family-waits", "for-king") and not self.cards[PACKETS[FAMILIES.index(family)]]:
            return False
        below = self.top(family)
        return rank(card) <= KNAVE and (rank(card) == ACE if below is None else next_higher(card, below))

    def is_bare_king(self, packet: str) -> bool:
        return len(self.cards[packet]) == 1 and rank(self.cards[packet][0]) == KING

    def moves_of_cards(self) -> Iterator[str]:
        givers = [packet for packet in PACKETS if self.cards[packet] and rank(self.cards[packet][-1]) != KING]
        for giver in givers:
            yield from (f"{giver}-{family}" for family in FAMILIES if self.takes(family, self.cards[giver][-1]))
        if self.has("lone-king", "none") or (self.cards["hand"] and not self.has("lone-king-from", "any-time")):
            return
        most = 3 if self.has("lone-king", "three") else 1
        for giver in givers:
            for taker in filter(self.is_bare_king, PACKETS):
                if taker != giver and taker not in self.served:
                    cards = len(self.cards[giver])
                    yield from (written(giver, taker, count) for count in range(1, most + 1) if count == 1 or count < cards)

    def licences(self) -> Iterator[str]:
        yield from self.moves_of_cards()
        if self.cards["hand"]:
            yield "deal"

    def _carry_out(self, move: str) -> None:
        giver, _, to = move.partition("-")
        taker, _, count = to.partition("x")
        if move == "deal":
            self.deal_on()
        else:  # one by one, so that of several the last comes to lie lowest
            if self.has("lone-king", "once") and taker in PACKETS:
                self.served += (taker,)
            for _ in range(int(count or 1)):
                self._shift(giver, taker)

    def conceivable_moves(self) -> list[str]:
        several = [f"{a}-{b}x{n}" for a in PACKETS for b in PACKETS + FAMILIES for n in (2, 3, 4)]
        return super().conceivable_moves() + (several if self.has("lone-king", "three") else [])
