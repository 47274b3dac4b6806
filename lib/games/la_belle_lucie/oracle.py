"""La Belle Lucie, Cadogan, chapter 1: fans of three, shuffled and dealt again twice."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from cards import rank
from kit import Chapter, Relation, all_of, families_of, in_suit, next_lower, places

REDEALS = 2


@dataclass
class LaBelleLucie(Chapter):
    """Marriages descend in suit; an emptied fan stays empty; what is left is shuffled and dealt again."""

    game = "la-belle-lucie"
    families = families_of("a")
    fans: ClassVar[tuple[str, ...]] = places(18)
    pile_names = families + fans + ("hand",)
    packs = 1
    sets = {
        "pysolfc": {"families": "returnable"},
        "fan": {"vacancy": "kings", "redeals": "none", "families": "returnable"},
        "fan-in-rounds": {"vacancy": "kings", "redeals": "none", "layout": "rounds"},
    }
    married: ClassVar[Relation] = staticmethod(all_of(in_suit, next_lower))
    is_shuffled: ClassVar[bool] = True

    def lay_out(self) -> None:
        if self.has("layout", "rounds"):
            self.deal_rows(self.fans, 3)
        else:
            self.deal_together(self.fans, 3)

    def take_up(self) -> None:
        self.take_up_layout(self.fans, shuffled=self.is_shuffled or self.has("redeal", "shuffled"))

    def licences(self) -> Iterator[str]:
        givers = self.fans + (self.families if self.has("families", "returnable") else ())
        yield from self.home(self.fans)
        yield from self.upon(givers, self.fans, self.married)
        if self.has("vacancy", "kings"):
            yield from self.into_vacancies(givers, self.fans, only=lambda card: rank(card) == 13)
        yield from self.dealing_anew(self.fans, 0 if self.has("redeals", "none") else REDEALS)
