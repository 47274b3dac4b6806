"""Spenser's Fairie Queen, Cadogan, chapter 26 (rules section S): kings head the columns as they come in the deal."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, next_lower, one_card, places, tails, two_families_of

COLUMNS = places(8)
ACE, KING = 1, 13


@dataclass
class SpensersFairieQueen(Chapter):
    """Building waits for the end of the deal; a king alone takes any card; kings stay."""

    game = "spensers-fairie-queen"
    families = two_families_of("a")
    pile_names = families + COLUMNS + ("hand",)
    withdrawn = ("KC",)
    sets = {"pysolfc": {"following": "any-suit", "aces": "like-others"}}

    # The deal.

    def lay_out(self) -> None:
        self.cards["1"] = ("KC",)
        self.deal_on()

    def deal_on(self) -> None:
        """Card by card, until something may be moved."""
        self.deal_one()
        while self.cards["hand"] and not any(self.moves_of_cards()):
            self.deal_one()

    def deal_one(self) -> None:
        card = self.cards["hand"][-1]
        begun = [column for column in COLUMNS if self.cards[column]]
        if rank(card) == ACE and not self.has("aces", "like-others"):
            target = next(family for family in self.families if family[0] == card[1].lower() and not self.cards[family])
        elif rank(card) == KING:
            target = COLUMNS[min(len(begun), len(COLUMNS) - 1)]
        else:
            target = begun[-1] if begun else COLUMNS[0]
        self._shift("hand", target)

    # The play.

    def won(self) -> bool:
        return sum(len(self.cards[family]) for family in self.families) == 96

    def takes(self, family: str, card: str) -> bool:
        """A family ends with its queen (rules S2)."""
        if rank(card) == KING or len(self.cards[family]) != rank(card) - 1:
            return False
        own = card[1].lower() == family[0]
        return own or (self.has("following", "any-suit") and rank(card) > ACE)

    def moves_of_cards(self) -> Iterator[str]:
        for column in COLUMNS:
            card = self.top(column)
            if card is not None:
                yield from (f"{column}-{family}" for family in self.families if self.takes(family, card))
        if self.cards["hand"] and not self.has("building", "from-first-card"):
            return
        for column in COLUMNS:
            cards = self.cards[column]
            for count in (tails(next_lower) if self.has("runs", "as-one") else one_card)(cards):
                if rank(cards[-count]) == KING:
                    continue
                for taker in COLUMNS:
                    below = self.top(taker)
                    if taker != column and below is not None and self.may_lie(cards[-count], below):
                        yield f"{column}-{taker}" + (f"x{count}" if count > 1 else "")

    def may_lie(self, card: str, below: str) -> bool:
        return rank(below) == KING or next_lower(card, below)

    def licences(self) -> Iterator[str]:
        yield from self.moves_of_cards()
        if self.cards["hand"]:
            yield "deal"

    def conceivable_moves(self) -> list[str]:
        runs = [f"{a}-{b}x{n}" for a in COLUMNS for b in COLUMNS + self.families for n in (2, 3)]
        return super().conceivable_moves() + (runs if self.has("runs", "as-one") else [])
