"""Mount Olympus, Cadogan, chapter 36: families that rise by twos, a battery of nine, a talon turned over once."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import RANKS, SUITS, rank
from kit import Chapter, all_of, in_suit, one_card, places, tails, two_families_of

ODD, EVEN = two_families_of("a"), two_families_of("d")
BATTERY = places(9)
MODERN = {"dealing": "nine", "fill": "at-once", "runs": "any-part"}


def two_lower(card: str, below: str) -> bool:
    return rank(card) + 2 == rank(below)


DESCENDING = all_of(in_suit, two_lower)


@dataclass
class MountOlympus(Chapter):
    """Aces rise to kings and twos to queens, by twos; the battery descends so, one card at a time."""

    game = "mount-olympus"
    families = ODD + EVEN
    family_step = 2
    pile_names = families + BATTERY + ("talon", "hand")
    bare = {family: ("A" if family in ODD else "2") + family[0].upper() for family in ODD + EVEN}
    withdrawn = tuple(value + s for value in "A2" for s in SUITS for _ in "12")
    sets = {"modern": MODERN, "pysolfc": MODERN | {"vacancy": "any-card"}}

    def lay_out(self) -> None:
        self.cards.update({family: (card,) for family, card in self.bare.items()})
        self.deal_rows(BATTERY, 1)

    def wanted(self, family: str) -> str | None:
        top = self.top(family)
        if top is None or rank(top) > 11:
            return None
        return RANKS[rank(top) + 1] + family[0].upper()

    def won(self) -> bool:
        return all(self.wanted(family) is None for family in self.families)

    def licences(self) -> Iterator[str]:
        together = tails(DESCENDING) if self.has("runs", "any-part") else one_card
        yield from self.home((*BATTERY, "talon"))
        yield from self.upon(BATTERY, BATTERY, DESCENDING, together)
        yield from self.upon(("talon",), BATTERY, DESCENDING)
        yield from self.into_vacancies(("talon",), BATTERY)
        if self.has("vacancy", "any-card"):
            yield from self.into_vacancies(BATTERY, BATTERY, together)
        if not self.has("dealing", "nine"):
            yield from self.turning(1)
        elif self.cards["hand"]:
            yield "deal"

    def deal_on(self) -> None:
        for packet in BATTERY[: len(self.cards["hand"])]:
            self._shift("hand", packet)

    def follow_up(self) -> None:
        for place in BATTERY:
            giver = "talon" if self.cards["talon"] else "hand"
            if self.has("fill", "at-once") and not self.cards[place] and self.cards[giver]:
                self._shift(giver, place)
