"""The Trefoil, Hoffmann no. 27: fans of three, dealt three times and never shuffled."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from cards import SUITS
from games.la_belle_lucie.oracle import REDEALS, LaBelleLucie


@dataclass
class TheTrefoil(LaBelleLucie):
    """The aces lie out, and the fans are taken up as they lie, when no card is left that can be dealt with."""

    game = "the-trefoil"
    bare = {s.lower() + "a": "A" + s for s in SUITS}
    withdrawn = ["A" + s for s in SUITS]
    is_shuffled = False
    sets = {
        "at-will": {"moment": "at-will"},
        "last-first": {"gather": "packets-reversed"},
        "face-upwards": {"gather": "all-reversed"},
        "in-pack": {"aces": "in-pack"},
        "pysolfc": {"redeal": "shuffled", "moment": "at-will", "families": "returnable"},
    }

    @classmethod
    def is_dealt(cls, card: str, copy: int, options: Mapping[str, str]) -> bool:
        return options.get("aces") == "in-pack" or super().is_dealt(card, copy, options)

    @classmethod
    def from_piles(cls, piles: Mapping[str, str | Sequence[str]], **counters: Any) -> Self:
        """Where the aces are in the pack, no family has its ace from the first."""
        in_pack = counters.get("options", {}).get("aces") == "in-pack"
        return super().from_piles({**dict.fromkeys(cls.families if in_pack else (), ""), **piles}, **counters)

    def licences(self) -> Iterator[str]:
        movable = [*self.home(self.fans), *self.upon(self.fans, self.fans, self.married)]
        yield from movable
        if self.has("families", "returnable"):
            above_the_ace = [family for family in self.families if len(self.cards[family]) > 1]
            yield from self.upon(above_the_ace, self.fans, self.married)
        if not movable or self.has("moment", "at-will"):
            yield from self.dealing_anew(self.fans, REDEALS)
