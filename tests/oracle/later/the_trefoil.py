"""The Trefoil, Hoffmann no. 27: a relative of La Belle Lucie."""

from dataclasses import dataclass

from cards import SUITS
from games.la_belle_lucie import LaBelleLucie
from kit import places


@dataclass
class TheTrefoil(LaBelleLucie):
    """The aces lie out, and the fans are taken up as they lie."""

    game = "the-trefoil"
    fans = places(16)
    pile_names = LaBelleLucie.families + fans
    bare = {s.lower() + "a": "A" + s for s in SUITS}
    withdrawn = ["A" + s for s in SUITS]
    is_shuffled = False
