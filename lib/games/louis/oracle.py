"""The “Louis” Patience, Cadogan, chapter 43, and Hoffmann no. 60 (rules section L): twelve lettered packets, dealt in circles."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Self

from cards import are_neighbours, are_neighbours_round
from families import (
    ACE_AND_KING_FAMILIES,
    BARE_ACES_AND_KINGS,
    ONE_ACE_AND_KING_OF_EACH_SUIT,
    PLACES_BETWEEN,
    play_home,
    plays_home,
    taken_back,
)
from position import Position

ALPHABET = tuple("abcdefghiklm")
TAKEN_UP = tuple("ghiklmabcdef")


@dataclass
class Louis(Position):
    """A circle is played from when it is complete; what lies beneath is blocked until the pack is out."""

    game = "louis"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + ALPHABET + ("turned", "hand") + PLACES_BETWEEN
    bare = BARE_ACES_AND_KINGS
    withdrawn = ONE_ACE_AND_KING_OF_EACH_SUIT
    sets = {
        "hoffmann": {"redeals": "two", "circle": "turned-only", "doubles": "held"},
        "pysolfc": {
            "redeals": "two",
            "circle": "first-supplied",
            "doubles": "off",
            "gather": "all-reversed",
            "corner": "open",
            "families": "returnable",
        },
    }

    redeals_used: int = 0
    next_letter: int = 0
    circle: frozenset[str] = frozenset()
    """The letters on which a card of the circle just dealt still lies."""
    paused: bool = False
    """A whole circle lies, and the player looks it through."""
    first_circle: bool = False
    """Twelve cards lie, played from before the deal goes on (PySolFC)."""
    changing: frozenset[str] = frozenset()
    """The families whose uppermost card suited both of its suit and may be changed."""

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        position.begin()
        return position

    def begin(self) -> None:
        if not self.has("circle", "first-supplied"):
            self.deal_on()
        elif self.redeals_used:
            self.deal_through()
        else:
            for letter in ALPHABET:
                self._shift("hand", letter)
            self.first_circle = True

    def deal_through(self) -> None:
        """All that is left, in circles, without a pause."""
        self.first_circle = False
        for letter in cycle(ALPHABET):
            if not self.cards["hand"]:
                return
            self._shift("hand", letter)

    # What may be played.

    def dealing(self) -> bool:
        return bool(self.cards["turned"]) or self.paused

    def may_lay_aside(self) -> bool:
        return not self.has("doubles", "off") and (self.has("doubles", "held") or self.redeals_used > 0)

    def plays(self, givers: Sequence[str]) -> list[str]:
        """To the families, and aside what suits two of them (rules L3)."""
        return [play for play in plays_home(self, givers) if not play.endswith("b") or self.may_lay_aside()]

    def with_doubtful(self) -> Iterator[str]:
        """A card that suited both may be changed; one laid aside may be played."""
        for family in sorted(self.changing):
            yield f"{family}-{family[0]}{'k' if family[1] == 'a' else 'a'}"
        if not self.options.get("doubles"):
            for place in PLACES_BETWEEN:
                if self.cards[place]:
                    yield from (f"{place}-{place[0]}{kind}" for kind in "ak")

    def is_of_use(self, giver: str) -> bool:
        """Whether its card can be played, at once or when the doubtful card of its suit is changed."""
        if self.plays((giver,)):
            return True
        card = self.top(giver)
        held = [self.top(family) for family in self.changing]
        return any(card is not None and other is not None and are_neighbours(card, other) for other in held)

    def givers_in_deal(self) -> tuple[str, ...]:
        if self.cards["turned"]:
            return ("turned",)
        return tuple(letter for letter in ALPHABET if letter in self.circle)

    def _legal_moves(self) -> Iterator[str]:
        if self.dealing():
            yield from self.plays(self.givers_in_deal())
            yield from self.with_doubtful()
            yield "deal"
            return
        fits = are_neighbours_round if self.has("corner", "open") else are_neighbours
        yield from self.plays(ALPHABET)
        yield from self._marriages(ALPHABET, fits)
        yield from self.with_doubtful()
        if self.has("families", "returnable"):
            yield from taken_back(self, ALPHABET, False, fits)
        if self.first_circle:
            yield "deal"
        elif self.redeals_used < (2 if self.has("redeals", "two") else 3) and any(self.cards[letter] for letter in ALPHABET):
            yield "redeal"

    # The deal.

    def deal_on(self) -> None:
        """Until a card that is of use is turned, or lies in a circle that is complete."""
        while self.cards["turned"] or self.cards["hand"]:
            if not self.cards["turned"]:
                self._shift("hand", "turned")
            if self.is_of_use("turned"):
                return
            if self.lay_turned():
                return
        self.circle, self.next_letter = frozenset(), 0

    def lay_turned(self) -> bool:
        """Whether the circle is complete now, and worth looking through."""
        letter = ALPHABET[self.next_letter]
        self._shift("turned", letter)
        self.next_letter = (self.next_letter + 1) % len(ALPHABET)
        if not self.has("circle", "turned-only"):
            self.circle |= {letter}
        if self.next_letter:
            return False
        self.paused = bool(self.cards["hand"]) and any(self.is_of_use(giver) for giver in self.circle)
        if not self.paused:
            self.circle = frozenset()
        return self.paused

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            self.redeals_used += 1
            again = [card for letter in TAKEN_UP for card in self.cards[letter]]
            if self.has("gather", "all-reversed"):
                again = [card for letter in reversed(ALPHABET) for card in reversed(self.cards[letter])]
            self.cards |= dict.fromkeys(ALPHABET, ()) | {"hand": tuple(reversed(again))}
            self.begin()
        elif move == "deal":
            if self.first_circle:
                self.deal_through()
                return
            if self.paused:
                self.paused, self.circle = False, frozenset()
            elif self.lay_turned():
                return
            self.deal_on()
        else:
            was_dealing = self.dealing()
            self._play(*move.split("-"))
            if self.first_circle:
                giver = move.split("-")[0]
                if giver in ALPHABET and not self.cards[giver]:
                    self._shift("hand", giver)
                self.first_circle = bool(self.cards["hand"])
            if was_dealing and not self.cards["turned"]:
                if self.paused and any(self.is_of_use(giver) for giver in self.circle):
                    return
                if self.paused:
                    self.paused, self.circle = False, frozenset()
                self.deal_on()

    def _play(self, source: str, target: str) -> None:
        if target in ALPHABET:
            self._shift(source, target)
            return
        suit = target[0]
        card = self.top(source)
        doubtful = source in self.families or source in PLACES_BETWEEN
        if not doubtful and not self.cards[suit + "b"]:
            doubtful = all(self.wanted(suit + kind) == card for kind in "ak")
        self.circle -= {source}
        if source in self.families or source in PLACES_BETWEEN:
            self._shift(source, target)
        else:
            play_home(self, source, target)
        self.changing = frozenset(family for family in self.changing if family[0] != suit)
        if doubtful and target in self.families and self.redeals_used and not self.options.get("doubles"):
            self.changing |= {target}
