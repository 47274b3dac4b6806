"""General Sedgewick, Cadogan, chapter 28: a cross of five packets, and a foundation fixed by the sixth card."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import rank
from kit import Chapter, families_of, next_lower, next_lower_round

CROSS = ("T", "L", "M", "R", "B")


@dataclass
class GeneralSedgewick(Chapter):
    """The cross descends in any suit, from the ace to the king where the families pass from king to ace."""

    game = "general-sedgewick"
    families = families_of("a")
    pile_names = families + CROSS + ("talon", "hand")
    packs = 1
    sets = {"four-seasons": {"vacancy": "any-card"}, "pysolfc": {"vacancy": "any-card", "corner": "always"}}

    def lay_out(self) -> None:
        self.deal_rows(CROSS, 1)
        self._shift("hand", self.cards["hand"][-1][1].lower() + "a")

    def first_rank(self, family: str) -> int | None:
        return next((rank(cards[0]) for name in self.families if (cards := self.cards[name])), None)

    def licences(self) -> Iterator[str]:
        available = (*CROSS, "talon")
        aces = self.first_rank("sa") == 1
        passes = self.has("corner", "always") or not (aces or self.has("corner", "never"))
        yield from self.home(available)
        yield from self.upon(available, CROSS, next_lower_round if passes else next_lower)
        givers = (*available, "hand") if self.has("vacancy", "any-card") else ("talon", "hand")
        yield from self.into_vacancies(givers, CROSS)
        waits = self.has("fill", "at-once") and not all(self.cards[place] for place in CROSS)
        if not waits:
            yield from self.turning()
