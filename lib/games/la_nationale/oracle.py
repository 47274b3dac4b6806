"""La Nationale, Hoffmann no. 50 (rules section 1)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import are_neighbours, are_neighbours_round, rank
from families import (
    ACE_AND_KING_FAMILIES,
    BARE_ACES_AND_KINGS,
    ONE_ACE_AND_KING_OF_EACH_SUIT,
    PLACES_BETWEEN,
    leave_a_choice,
    play_home,
    plays_home,
    taken_back,
)
from position import Position

COLUMNS = tuple(str(n) for n in range(1, 13))
CARDS_IN_A_COLUMN = 8


@dataclass
class LaNationale(Position):
    """Twelve columns dealt one after another; suitable cards are played at once while dealing."""

    game = "la-nationale"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + COLUMNS + ("turned", "hand") + PLACES_BETWEEN
    bare = BARE_ACES_AND_KINGS
    withdrawn = ONE_ACE_AND_KING_OF_EACH_SUIT
    sets = {
        "the-nation": {
            "deal-ends": "locked",
            "vacancy": "single-card",
            "redeals": "two",
            "gather": "packets-reversed",  # the last column becomes the first of the new ones (rules I1)
            "abeyance": "off",
        },
        "with-wrap": {
            "corner": "open",
            "deal-play": "none",
            "vacancy": "single-card",
            "families": "returnable",
            "abeyance": "off",
        },
    }

    dealing: bool = False
    redeals_used: int = 0
    dealt: int = 0
    """Cards turned so far, whether laid or played: the count of eight to a column (rules 1.3a)."""

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, dealing=True, options=options or {})
        position.deal_on()
        return position

    # The deal (rules 1.3, deal phase).

    def forced_plays(self) -> list[str]:
        """While dealing, the turned card and the end of every column are played when they fit (rules 1.3a, c)."""
        if self.has("deal-play", "none"):
            return []
        return list(plays_home(self, ("turned",) + (() if self.has("deal-ends", "locked") else COLUMNS)))

    def deal_on(self) -> None:
        """Deal to the end, or until the player must choose among several forced plays."""
        optional = self.has("deal-play", "optional")
        while self.dealing:
            if optional or self.has("compulsion", "last-card"):  # rules G1
                self.dealing = bool(self.cards["turned"] or self.cards["hand"])
                if not self.dealing:
                    return
            forced = self.forced_plays()
            if leave_a_choice(self, forced) or (optional and forced):
                return
            if forced:
                source, _, family = forced[0].partition("-")
                play_home(self, source, family)
            elif not self._lay_or_turn():
                self.dealing = False

    def _lay_or_turn(self) -> bool:
        if self.cards["turned"]:
            self._shift("turned", self._current_column())
        elif self.cards["hand"]:
            self._shift("hand", "turned")
            self.dealt += 1
        else:
            return False
        return True

    def _current_column(self) -> str:
        # the twelfth column takes what is over when families have given cards back (rules G11)
        return COLUMNS[min((self.dealt - 1) // CARDS_IN_A_COLUMN, len(COLUMNS) - 1)]

    # The play (rules 1.3, play phase, and 1.4).

    def _legal_moves(self) -> Iterator[str]:
        if self.dealing:
            yield from self.forced_plays()
            if self.has("deal-play", "optional"):
                yield "deal"
            return
        yield from plays_home(self, COLUMNS)
        may_lie_on = are_neighbours_round if self.has("corner", "open") else are_neighbours
        yield from self._marriages(COLUMNS, may_lie_on)
        yield from self._moves_to_vacancies()
        if self.has("families", "returnable"):
            yield from taken_back(self, COLUMNS, True, may_lie_on)
        redeals = 2 if self.has("redeals", "two") else 0
        if self.redeals_used < redeals and any(self.cards[column] for column in COLUMNS):
            yield "redeal"

    def _moves_to_vacancies(self) -> Iterator[str]:
        """The end card of any column, or the tail of a provisional sequence as a unit (rules 1.4)."""
        vacancies = [column for column in COLUMNS if not self.cards[column]]
        for source in COLUMNS:
            longest = run_length(self.cards[source])
            if self.has("vacancy", "single-card"):
                longest = min(longest, 1)
            for count in range(1, longest + 1):
                for vacancy in vacancies:
                    yield f"{source}-{vacancy}" + (f"x{count}" if count > 1 else "")

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            self.redeals_used += 1
            self.dealing, self.dealt = True, 0
            self._gather(COLUMNS)
            self.deal_on()
            return
        if move == "deal":
            if self.cards["turned"]:
                self._lay_or_turn()
            self.dealing = self._lay_or_turn()
            self.deal_on()
            return
        source, _, destination = move.partition("-")
        target, _, count = destination.partition("x")
        if count:
            self._shift(source, target, int(count))
        else:
            play_home(self, source, target)
        self.deal_on()

    def conceivable_moves(self) -> list[str]:
        units = [f"{a}-{b}x{n}" for a in COLUMNS for b in COLUMNS for n in range(2, 5)]
        return super().conceivable_moves() + units


def run_length(column: Sequence[str]) -> int:
    """Length of the longest run at the end of a column: one suit, ranks by 1 in one direction (rules 1.4)."""
    length = min(1, len(column))
    while length < len(column):
        upper, lower = column[-length - 1], column[-length]
        if not are_neighbours(upper, lower):
            break
        if length > 1 and rank(lower) - rank(upper) != rank(column[-length + 1]) - rank(lower):
            break
        length += 1
    return length
