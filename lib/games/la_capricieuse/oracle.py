"""La Capricieuse, Hoffmann no. 49 (rules section 2)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from cards import are_neighbours, are_neighbours_round
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
REDEALS = 2


@dataclass
class LaCapricieuse(Position):
    """Twelve columns dealt in rows; only the card just turned is played while dealing; two redeals."""

    game = "la-capricieuse"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + COLUMNS + ("turned", "hand") + PLACES_BETWEEN
    bare = BARE_ACES_AND_KINGS
    withdrawn = ONE_ACE_AND_KING_OF_EACH_SUIT
    sets = {
        "open-spaces": {"vacancy": "any-card", "abeyance": "off"},
        "pysolfc": {
            "abeyance": "off",
            "vacancy": "any-card",
            "deal-play": "none",
            "gather": "packets-reversed",
            "families": "returnable",
        },
    }

    redeals_used: int = 0
    last_row: bool = False
    """Whether the lowest cards that suit are played before anything else, when all is dealt (rules I6)."""

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        position.last_row = position.has("last-row", "first")
        position.deal_on()
        return position

    # The deal (rules 2.3, deal phase).

    def forced_plays(self) -> list[str]:
        """Only the turned card: a card which has taken its place is locked until the deal is over; and by one
        reading, when all is dealt, the lowest cards (rules I6)."""
        if self.last_row and not self._is_dealing():
            return list(plays_home(self, COLUMNS))
        plays = [] if self.has("deal-play", "none") else list(plays_home(self, ("turned",)))
        if len(plays) > 1 and "deal-choice" in self.options:  # rules 2.7f
            return [plays[0] if self.has("deal-choice", "ascending") else plays[1]]
        return plays

    def _is_dealing(self) -> bool:
        return bool(self.cards["turned"] or self.cards["hand"])

    def deal_on(self) -> None:
        """Deal to the end, or until the turned card fits both families of its suit."""
        self._deal()
        while self.last_row and not self._is_dealing():
            forced = self.forced_plays()
            if leave_a_choice(self, forced):
                return
            if forced:
                source, _, family = forced[0].partition("-")
                play_home(self, source, family)
            else:
                self.last_row = False

    def _deal(self) -> None:
        while self._is_dealing():
            if not self.cards["turned"]:
                self._shift("hand", "turned")
            forced = self.forced_plays()
            if leave_a_choice(self, forced) or (forced and self.has("deal-play", "optional")):
                return
            if forced:
                play_home(self, "turned", forced[0].partition("-")[2])
            else:
                self._shift("turned", self._next_place())

    def _next_place(self) -> str:
        """A played card does not use up its place, so the number of laid cards tells the next one."""
        laid = sum(len(self.cards[column]) for column in COLUMNS)
        return COLUMNS[laid % len(COLUMNS)]

    # The play (rules 2.3, play phase, 2.4 and 2.5).

    def _legal_moves(self) -> Iterator[str]:
        if self._is_dealing() or self.last_row:  # laid cards are bound until the deal is over
            yield from self.forced_plays()
            if self.cards["turned"] and self.has("deal-play", "optional"):
                yield "deal"
            return
        yield from plays_home(self, COLUMNS)
        may_lie_on = are_neighbours_round if self.has("corner", "open") else are_neighbours
        yield from self._marriages(COLUMNS, may_lie_on)
        if self.has("vacancy", "any-card"):
            for source in COLUMNS:
                if self.cards[source]:
                    yield from (f"{source}-{column}" for column in COLUMNS if not self.cards[column])
        if self.has("families", "returnable"):
            yield from taken_back(self, COLUMNS, self.has("vacancy", "any-card"), may_lie_on)
        if self.redeals_used < REDEALS and any(self.cards[column] for column in COLUMNS):
            yield "redeal"

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            self.redeals_used += 1
            self._gather(COLUMNS)
            self.last_row = self.has("last-row", "first")
        elif move == "deal":
            self._shift("turned", self._next_place())
        else:
            source, _, target = move.partition("-")
            play_home(self, source, target)
        self.deal_on()
