"""A vocabulary for a page of rules: what lies on what, who may go where, how the cards are laid out and taken up again.

A game is a `Chapter`: its places by name, `lay_out`, and `licences`, which says in the order of the page what may be
moved. The words are those of the books: a *giver* is a place whose exposed card may leave it, a *taker* one on which
cards are laid, a *vacancy* a place without a card, and a *run* the cards which a move takes along from the end of a place.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from cards import RANKS, SUITS, rank, suit
from deals import Generator
from position import Position

Relation = Callable[[str, str], bool]
"""Whether a card, named first, may lie on another."""
Runs = Callable[[Sequence[str]], Iterable[int]]
"""How many cards may leave a place together, seen its cards from the base."""


# What lies on what.


def in_suit(card: str, below: str) -> bool:
    return suit(card) == suit(below)


def in_the_other_colour(card: str, below: str) -> bool:
    return (suit(card) in "HD") != (suit(below) in "HD")


def next_lower(card: str, below: str) -> bool:
    return rank(card) + 1 == rank(below)


def next_higher(card: str, below: str) -> bool:
    return rank(card) == rank(below) + 1


def next_lower_round(card: str, below: str) -> bool:
    """Where the king follows the ace downward."""
    return rank(card) % 13 + 1 == rank(below)


def all_of(*relations: Relation) -> Relation:
    return lambda card, below: all(relation(card, below) for relation in relations)


def one_of(*relations: Relation) -> Relation:
    return lambda card, below: any(relation(card, below) for relation in relations)


# How much moves at once.


def one_card(cards: Sequence[str]) -> Iterable[int]:
    return (1,) if cards else ()


def tails(relation: Relation) -> Runs:
    """Any number of cards from the end, as long as each lies on the one before it as the relation has it."""

    def lengths(cards: Sequence[str]) -> Iterator[int]:
        for length in range(1, len(cards) + 1):
            yield length
            if length < len(cards) and not relation(cards[-length], cards[-length - 1]):
                return

    return lengths


def whole_run(relation: Relation) -> Runs:
    """All the cards from the end that hang together so, and no part of them."""
    return lambda cards: tuple(tails(relation)(cards))[-1:]


# Places.


def places(count: int, before: str = "") -> tuple[str, ...]:
    """Places numbered from 1, with a letter before the numbers if one is given."""
    return tuple(f"{before}{n}" for n in range(1, count + 1))


def families_of(*kinds: str) -> tuple[str, ...]:
    """A family of each suit for every kind: "a" rises from the ace, "k" falls from the king."""
    return tuple(s.lower() + kind for kind in kinds for s in SUITS)


def two_families_of(kind: str) -> tuple[str, ...]:
    """Two families of each suit, alike."""
    return tuple(s.lower() + kind + n for s in SUITS for n in "12")


@dataclass
class Chapter(Position):
    """A game as its page has it; `families` are named by suit and kind."""

    number: int = 0
    """Number of the deal, from which a redeal is shuffled."""
    redeals_used: int = 0

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        position = cls.from_piles({}, number=number, options=options or {})
        position.cards["hand"] = tuple(reversed(deck))
        position.lay_out()
        position.follow_up()
        return position

    # What a page says; `licences` and `lay_out` always, the others where they are not as usual.

    def lay_out(self) -> None:
        """Deal the cards in hand as far as the player's first move."""
        raise NotImplementedError

    def licences(self) -> Iterator[str]:
        """The moves which the page allows, sentence by sentence."""
        raise NotImplementedError

    def follow_up(self) -> None:
        """What follows every move by itself."""

    def first_rank(self, family: str) -> int | None:
        """The rank with which a family begins; none as long as that is open."""
        return 13 if family[1] == "k" else 1

    def turn(self) -> None:
        """The next card in hand is turned."""
        self._shift("hand", "talon")

    def deal_on(self) -> None:
        """The player deals from the hand."""
        raise NotImplementedError

    def take_up(self) -> None:
        """Gather for a redeal: the talon is turned over."""
        self.cards["hand"], self.cards["talon"] = self.cards["talon"][::-1], ()

    # Families.

    def wanted(self, family: str) -> str | None:
        first, height = self.first_rank(family), len(self.cards[family])
        if first is None or height == len(RANKS):
            return None
        step = -1 if family[1] == "k" else 1
        return RANKS[(first - 1 + step * height) % len(RANKS)] + family[0].upper()

    def won(self) -> bool:
        return all(len(self.cards[family]) == len(RANKS) for family in self.families)

    # Licences.

    def home(self, givers: Iterable[str]) -> Iterator[str]:
        """Exposed cards to the families; of two that are alike either may be named (rules A6)."""
        yield from self._plays(givers, self.families)

    def upon(self, givers: Iterable[str], takers: Sequence[str], fits: Relation, runs: Runs = one_card) -> Iterator[str]:
        """Cards on exposed cards: of a run the first card must fit."""
        for giver, count in self._lengths(givers, runs):
            for taker in takers:
                below = self.top(taker)
                if taker != giver and below is not None and fits(self.cards[giver][-count], below):
                    yield written(giver, taker, count)

    def into_vacancies(
        self,
        givers: Iterable[str],
        takers: Sequence[str],
        runs: Runs = one_card,
        only: Callable[[str], bool] = lambda card: True,
    ) -> Iterator[str]:
        """Cards into places without a card, all or only some of them."""
        vacancies = [taker for taker in takers if not self.cards[taker]]
        for giver, count in self._lengths(givers, runs):
            if only(self.cards[giver][-count]):
                yield from (written(giver, vacancy, count) for vacancy in vacancies)

    def pairs(self, givers: Iterable[str], fits: Relation) -> Iterator[str]:
        """Two exposed cards which go out together, the earlier place first."""
        ends = [(giver, card) for giver in givers if (card := self.top(giver)) is not None]
        yield from (f"{one}+{other}" for (one, card), (other, like) in combinations(ends, 2) if fits(card, like))

    def turning(self, redeals: int = 0) -> Iterator[str]:
        """The hand is turned card by card onto the talon, which may be taken up `redeals` times."""
        if self.cards["hand"]:
            yield "turn"
        elif self.cards["talon"] and self.redeals_used < redeals:
            yield "redeal"

    def dealing_anew(self, packets: Iterable[str], redeals: int) -> Iterator[str]:
        """The packets themselves may be taken up `redeals` times, as long as any card lies there."""
        if self.redeals_used < redeals and any(self.cards[packet] for packet in packets):
            yield "redeal"

    def _lengths(self, givers: Iterable[str], runs: Runs) -> Iterator[tuple[str, int]]:
        for giver in givers:
            yield from ((giver, count) for count in runs(self.cards[giver]))

    # Dealing.

    def deal_rows(self, to: Sequence[str], rows: int) -> None:
        """Row by row, from the first place to the last."""
        for _ in range(rows):
            for place in to:
                self._deal_together(place, 1)

    def deal_together(self, to: Sequence[str], each: int) -> None:
        """Place by place, `each` cards at once; if the deck runs out, the last place gets what is left."""
        for place in to:
            self._deal_together(place, each)

    def take_up_layout(self, packets: Sequence[str], shuffled: bool = False) -> None:
        """Gather the packets, shuffle them if the page says so, and lay them out as at first."""
        self._gather(packets)
        if shuffled:
            self.shuffle_hand()
        self.lay_out()

    def shuffle_hand(self) -> None:
        """With the stream of this redeal; the first card of the result is dealt first."""
        cards = list(reversed(self.cards["hand"]))
        Generator(self.number, self.redeals_used).shuffle(cards)
        self.cards["hand"] = tuple(reversed(cards))

    # Playing.

    def _legal_moves(self) -> Iterable[str]:
        return dict.fromkeys(self.licences())

    def _carry_out(self, move: str) -> None:
        if move == "turn":
            self.turn()
        elif move == "deal":
            self.deal_on()
        elif "+" in move:
            for place in sorted(move.split("+"), key=lambda name: in_order(self.cards[name][-1])):
                self._shift(place, "out")
        elif move == "redeal":
            self.redeals_used += 1
            self.take_up()
        else:
            giver, _, to = move.partition("-")
            taker, _, count = to.partition("x")
            self._shift(giver, taker, int(count or 1))
        self.follow_up()


@dataclass
class DealtOneByOne(Chapter):
    """Cards are turned one after another and laid round by round on `packets`, or played instead of being laid.

    The deal pauses, with the card in the place `turned`, where the player has a choice. A card that is played does not
    use up its place. Cards once laid are bound until the deal is over.
    """

    def packets(self) -> Sequence[str]:
        """Where the cards are laid, in the order of the deal."""
        raise NotImplementedError

    def suited(self, place: str) -> list[str]:
        """The families which may take the card that is turned for this place."""
        raise NotImplementedError

    def compelled(self) -> bool:
        """Whether the turned card must be played if it may be."""
        raise NotImplementedError

    def next_place(self) -> str:
        laid = sum(len(self.cards[packet]) for packet in self.packets())
        return self.packets()[laid % len(self.packets())]

    def lay_out(self) -> None:
        pass

    def dealing(self) -> bool:
        return bool(self.cards["hand"] or self.cards["turned"])

    def in_the_deal(self) -> Iterator[str]:
        """What may be done with the turned card; "deal" lays it."""
        yield from (f"turned-{family}" for family in self.suited(self.next_place()))
        if not self.compelled():
            yield "deal"

    def follow_up(self) -> None:
        while self.dealing():
            if not self.cards["turned"]:
                self._shift("hand", "turned")
            families = self.suited(self.next_place())
            if not families:
                self._shift("turned", self.next_place())
            elif self.compelled() and len(families) == 1:
                self._shift("turned", families[0])
            else:
                return

    def take_up(self) -> None:
        self._gather(self.packets())

    def deal_on(self) -> None:
        self._shift("turned", self.next_place())


def in_order(card: str) -> tuple[int, int]:
    """Cards by rank, and those of one rank by suit: so the two of a pair go out, wherever they lay."""
    return rank(card), SUITS.index(suit(card))


def written(giver: str, taker: str, count: int) -> str:
    """A move as the notation has it."""
    return f"{giver}-{taker}" + (f"x{count}" if count > 1 else "")
