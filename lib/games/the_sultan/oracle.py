"""The Sultan, Cadogan (rules section 8)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import RANKS, SUITS
from deals import Generator
from position import Position

FAMILIES = ("dk1", "ha", "dk2", "sk1", "sk2", "ck1", "hk", "ck2")
DIVAN = tuple(side + str(n) for side in "LR" for n in range(1, 5))
REDEALS = 2


@dataclass
class TheSultan(Position):
    """Eight families round the Sultan, a Divan of eight cards, a talon; two shuffled redeals."""

    game = "the-sultan"
    families = FAMILIES
    pile_names = FAMILIES + ("sultan",) + DIVAN + ("talon", "hand")
    bare = {family: family[1::-1].upper() for family in FAMILIES} | {"sultan": "KH"}
    withdrawn = ["K" + s for s in SUITS for _ in range(2)] + ["AH"]
    sets = {
        "hoffmann": {"refill": "from-hand", "talon": "unshuffled", "play": "forthwith"},
        "six": {"divan": "six", "refill": "talon-or-divan", "talon": "unshuffled", "turn": "by-itself"},
        "sultan-plus": {"refill": "talon-or-divan", "talon": "unshuffled", "turn": "by-itself"},
        "leisure": {"refill": "leisure"},
        "unshuffled": {"talon": "unshuffled"},
    }

    number: int = 0
    """Number of the deal, from which the redeals are shuffled."""
    redeals_used: int = 0
    compelled: bool = False
    """The card just turned suits two families, and the player has yet to choose (rules G4)."""

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, number=number, options=options or {})
        for place in position.divan():
            position._deal_together(place, 1)
        position._turn_by_itself()
        return position

    def _at_leisure(self) -> bool:
        """Vacancies of the Divan are the player's to fill (rules 8.7b)."""
        return self.has("refill", "leisure") or self.has("refill", "talon-or-divan")

    def divan(self) -> list[str]:
        """Of six places, three are on either side (rules 8.7a)."""
        return [place for place in DIVAN if not self.has("divan", "six") or place[1] != "4"]

    def won(self) -> bool:
        """Eight queens surround the Sultan (rules 8.6)."""
        return all(self.wanted(family) is None for family in self.families)

    def wanted(self, family: str) -> str | None:
        """Kings take ace to queen, the ace of hearts two to queen (rules 8.2)."""
        height = len(self.cards[family])
        added = height if family == "ha" else height - 1
        return RANKS[added] + family[0].upper() if RANKS[added] != "K" else None

    def _legal_moves(self) -> Iterator[str]:
        if self.compelled:
            yield from self._plays(("talon",), self.families)
            return
        yield from self._plays(DIVAN + ("talon",), self.families)
        yield from self._fillings()
        if self.cards["hand"]:
            yield "turn"
        elif self.cards["talon"] and self.redeals_used < REDEALS:
            yield "redeal"

    def _fillings(self) -> Iterator[str]:
        """Single cards into vacancies of the Divan: from the talon, and as PySolFC has it from other places too."""
        sources = ("talon",) if self._at_leisure() else ()
        if self.has("refill", "talon-or-divan"):
            sources += DIVAN
        vacancies = [place for place in self.divan() if not self.cards[place]]
        yield from (f"{source}-{place}" for source in sources if self.cards[source] for place in vacancies)

    def _carry_out(self, move: str) -> None:
        self.compelled = False
        if move == "turn":
            self._turn()
        elif move == "redeal":
            self._redeal()
        else:
            source, _, target = move.partition("-")
            self._shift(source, target)
        if not self._at_leisure():
            self._refill_divan()
        self._turn_by_itself()

    def _redeal(self) -> None:
        """The talon, base to top, is shuffled with the stream of this redeal; the first card is dealt first."""
        self.redeals_used += 1
        talon = list(self.cards["talon"])
        if not self.has("talon", "unshuffled"):
            Generator(self.number, self.redeals_used).shuffle(talon)
        self.cards["talon"] = ()
        self.cards["hand"] = tuple(reversed(talon))

    def _turn(self) -> None:
        """Hoffmann plays a card that suits forthwith; of two families the player chooses one (rules G4)."""
        self._shift("hand", "talon")
        if self.has("play", "forthwith"):
            suited = [family for family in self.families if self.wanted(family) == self.top("talon")]
            if len(suited) == 1:
                self._shift("talon", suited[0])
            self.compelled = len(suited) > 1

    def _refill_divan(self) -> None:
        """A vacancy is filled at once from the talon or, when there is none, from the hand (rules 8.4, G4)."""
        for place in self.divan():
            source = "talon" if self.cards["talon"] and not self.has("refill", "from-hand") else "hand"
            if not self.cards[place] and self.cards[source]:
                self._shift(source, place)

    def _turn_by_itself(self) -> None:
        """PySolFC turns a card without being asked as long as its waste is empty."""
        while self.has("turn", "by-itself") and self.cards["hand"] and not self.cards["talon"]:
            self._turn()
