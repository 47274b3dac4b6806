"""St. Helena, Hoffmann, Selected no. 9 (rules section 3)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import are_neighbours, are_neighbours_round, rank
from families import (
    ACE_AND_KING_FAMILIES,
    ACE_FAMILIES,
    BARE_ACES_AND_KINGS,
    KING_FAMILIES,
    ONE_ACE_AND_KING_OF_EACH_SUIT,
    PLACES_BETWEEN,
    play_home,
    plays_home,
)
from position import Position

PLACES = tuple(str(n) for n in range(1, 13))
TOP_ROW = ("1", "2", "3", "4")
BOTTOM_ROW = ("7", "8", "9", "10")
SIDES = ("5", "6", "11", "12")
REDEALS = 2


@dataclass
class StHelena(Position):
    """Twelve packets round the aces and kings; the rows are restricted while cards are in hand."""

    game = "st-helena"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + PLACES + ("hand",) + PLACES_BETWEEN
    bare = BARE_ACES_AND_KINGS
    withdrawn = ONE_ACE_AND_KING_OF_EACH_SUIT
    sets = {
        "modern": {"restriction": "first-deal", "packing": "any-suit", "deal": "all-at-once"},
        "suits-modern-deal": {"restriction": "first-deal", "deal": "all-at-once"},
        "pysolfc": {
            "restriction": "first-deal",
            "packing": "any-suit",
            "deal": "all-at-once",
            "gather": "all-reversed",
            "families": "returnable",
        },
        "open-spaces": {"vacancy": "any-card"},
        "box-kite": {
            "restriction": "off",
            "packing": "any-suit",
            "deal": "all-at-once",
            "corner": "open",
            "families": "returnable",
            "redeals": "none",
        },
    }

    next_place: int = 1
    redeals_used: int = 0
    rounds_dealt: int = 0
    """1 from the first card of the second round on."""

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        position._lay_first_round()
        return position

    def _lay_first_round(self) -> None:
        """Twelve cards, one to each place, then a pause (rules 3.3, round 1)."""
        for place in PLACES:
            self._deal_together(place, 1)
        while self.has("deal", "all-at-once") and self.cards["hand"]:
            for place in PLACES:
                self._deal_together(place, 1)
        self.next_place = 1
        self.rounds_dealt = 0

    def _legal_moves(self) -> Iterator[str]:
        if self.has("abeyance", "allowed"):
            yield from self._plays_and_holdings()
        elif self._restricted():
            yield from self._plays(TOP_ROW, KING_FAMILIES)
            yield from self._plays(BOTTOM_ROW, ACE_FAMILIES)
            yield from self._plays(SIDES, self.families)
        else:
            yield from self._plays(PLACES, self.families)
        if self.has("families", "returnable"):
            yield from self._plays(ACE_FAMILIES, KING_FAMILIES)
            yield from self._plays(KING_FAMILIES, ACE_FAMILIES)
        if self.cards["hand"]:
            waiting = self.has("supply", "after-plays") and not all(self.cards[place] for place in PLACES)
            yield "refill" if waiting else "deal"
            return
        yield from self._marriages(PLACES, self.may_lie_on)
        givers = PLACES
        if self.has("families", "returnable"):
            givers += self.families
            for family in self.families:
                for place in PLACES:
                    card, below = self.top(family), self.top(place)
                    if card is not None and below is not None and self.may_lie_on(card, below):
                        yield f"{family}-{place}"
        if self.has("vacancy", "any-card"):
            for source in givers:
                if self.cards[source]:
                    yield from (f"{source}-{place}" for place in PLACES if not self.cards[place])
        if self.redeals_used < (0 if self.has("redeals", "none") else REDEALS) and any(self.cards[place] for place in PLACES):
            yield "redeal"

    def _plays_and_holdings(self) -> Iterator[str]:
        """A card that both families take from where it lies may be held between them (rules G13)."""
        for move in plays_home(self, PLACES):
            source, _, target = move.partition("-")
            if self._restricted() and source in TOP_ROW and target not in KING_FAMILIES:
                continue
            if self._restricted() and source in BOTTOM_ROW and target not in ACE_FAMILIES:
                continue
            yield move

    def _restricted(self) -> bool:
        """While cards are in hand, through the whole first deal, or never (rules 3.7a)."""
        if self.has("restriction", "first-deal"):
            return self.redeals_used == 0
        return bool(self.cards["hand"]) and not self.has("restriction", "off")

    def may_lie_on(self, card: str, below: str) -> bool:
        """In suit, or of any suit; the corner closed or open (rules 3.7b, h)."""
        if self.has("packing", "any-suit"):
            return abs(rank(card) - rank(below)) in ((1, 12) if self.has("corner", "open") else (1,))
        return (are_neighbours_round if self.has("corner", "open") else are_neighbours)(card, below)

    def _carry_out(self, move: str) -> None:
        if move == "deal":
            self._shift("hand", str(self.next_place))
            self.next_place = self.next_place % 12 + 1
            self.rounds_dealt = 1
        elif move == "refill":
            for place in PLACES:
                if not self.cards[place]:
                    self._deal_together(place, 1)
        elif move == "redeal":
            self.redeals_used += 1
            self._gather(PLACES)
            self._lay_first_round()
        else:
            source, _, target = move.partition("-")
            play_home(self, source, target)
            if source in PLACES:
                self._supply(source)

    def _supply(self, place: str) -> None:
        """Only a place left empty is supplied, and only while cards are in hand (rules 3.3, G7)."""
        if self.has("supply", "after-plays") or (self.has("supply", "first-round") and self.rounds_dealt):
            return
        if not self.cards[place] or self.has("refill", "every-card"):
            self._deal_together(place, 1)
