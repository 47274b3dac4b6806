"""What all games share: named piles, legal moves, playing a move on a copy."""

import copy
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from cards import parse_cards, wanted_by_family


class IllegalMove(ValueError):
    """A move which the rules forbid in the position."""


@dataclass
class Position:
    """A position of one game; every pile is a tuple from its base to its exposed card (rules A1)."""

    game: ClassVar[str]
    pile_names: ClassVar[tuple[str, ...]]
    families: ClassVar[tuple[str, ...]] = ()
    bare: ClassVar[Mapping[str, str]] = {}
    """Piles which are not empty when the tableau is bare: the foundation cards withdrawn beforehand."""
    packs: ClassVar[int] = 2
    family_step: ClassVar[int] = 1
    """By how many ranks the cards of a family follow one another."""
    mixed_families: ClassVar[bool] = False
    """Whether families are built regardless of suit."""
    withdrawn: ClassVar[Sequence[str]] = ()
    """Cards taken out of the shuffled packs before the deal."""
    sets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """The named rule sets as choices of options; the book's own is not named."""

    cards: dict[str, tuple[str, ...]]
    options: Mapping[str, str] = field(default_factory=dict)
    """Rule options by name, where they are not the book's (rules, section 7 of each game)."""

    # Making positions.

    @classmethod
    def is_dealt(cls, card: str, copy: int, options: Mapping[str, str]) -> bool:
        """Whether this copy of a card, 0 or 1, is in the deck under these options; the withdrawn copies are the first."""
        return copy >= cls.withdrawn.count(card)

    @classmethod
    def from_piles(cls, piles: Mapping[str, str | Sequence[str]], **counters: Any) -> Self:
        """Build any position; piles not mentioned are empty, foundations not mentioned are bare."""
        unknown = set(piles) - set(cls.pile_names)
        if unknown:
            raise ValueError(f"{cls.game} has no pile {sorted(unknown)}")
        given = {**cls.bare, **piles}
        cards: dict[str, tuple[str, ...]] = {}
        for name in cls.pile_names:
            content = given.get(name, "")
            cards[name] = tuple(parse_cards(content if isinstance(content, str) else " ".join(content)))
        return cls(cards, **counters)

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        """The position after the deal of a deck, as far as the first pause."""
        raise NotImplementedError

    @classmethod
    def options_under(cls, rule_set: str | None, choices: str | None = None) -> dict[str, str]:
        """A named set, and choices on top of it as in "vacancy=any-card corner=open"."""
        if rule_set is not None and rule_set not in cls.sets:
            raise ValueError(f"{cls.game} has no rule set {rule_set}")
        options = dict(cls.sets[rule_set]) if rule_set is not None else {}
        for choice in (choices or "").split():
            option, _, chosen = choice.partition("=")
            options[option] = chosen
        return options

    def has(self, option: str, choice: str) -> bool:
        """Whether an option was chosen so; the book's own choices are never named."""
        return self.options.get(option) == choice

    # Looking at positions.

    def piles(self) -> dict[str, list[str]]:
        return {name: list(self.cards[name]) for name in self.pile_names}

    def top(self, pile: str) -> str | None:
        """The exposed card of a pile, the only available one (rules A2)."""
        cards = self.cards[pile]
        return cards[-1] if cards else None

    def seen_in_hand(self) -> list[str]:
        """The next card of a stock held face upwards, and no other (rules G5); of one held face downwards none."""
        return list(self.cards["hand"][-1:]) if self.has("stock", "face-up") else []

    def won(self) -> bool:
        return all(len(self.cards[family]) == 13 for family in self.families)

    def wanted(self, family: str) -> str | None:
        """The card which a foundation takes next; none when it is complete."""
        return wanted_by_family(family, len(self.cards[family]))

    def moves(self) -> list[str]:
        """All legal moves; a won position has none (rules A8)."""
        return [] if self.won() else list(self._legal_moves())

    def conceivable_moves(self) -> list[str]:
        """Every text that looks like a move of this game, legal or not; for trying refusals."""
        names = self.pile_names
        return [f"{a}-{b}" for a in names for b in names] + ["deal", "turn", "refill", "redeal"]

    # Playing.

    def play(self, move: str) -> Self:
        """The position after a legal move with all that follows by itself; capitals and small letters are alike."""
        for legal in self.moves():
            if legal.lower() == move.lower():
                return self.after(legal)
        raise IllegalMove(f"{move} is not legal here")

    def after(self, legal_move: str) -> Self:
        """As play(), for a move which came from moves()."""
        position = copy.copy(self)
        position.cards = dict(self.cards)
        position._carry_out(legal_move)
        return position

    def _legal_moves(self) -> Iterable[str]:
        raise NotImplementedError

    def _carry_out(self, move: str) -> None:
        """Change this position, a fresh copy, by a legal move."""
        raise NotImplementedError

    # Moves which several games know.

    def _plays(self, sources: Iterable[str], families: Sequence[str]) -> Iterator[str]:
        """Exposed cards to the foundations which they suit."""
        wanted = [(family, self.wanted(family)) for family in families]
        for source in sources:
            card = self.top(source)
            if card is not None:
                yield from (f"{source}-{family}" for family, want in wanted if want == card)

    def _marriages(self, places: Sequence[str], may_lie_on: Callable[[str, str], bool]) -> Iterator[str]:
        """Exposed cards onto other exposed cards."""
        tops = [(place, top) for place in places if (top := self.top(place)) is not None]
        for source, card in tops:
            for target, below in tops:
                if source != target and may_lie_on(card, below):
                    yield f"{source}-{target}"

    # Changing a fresh copy.

    def _shift(self, source: str, target: str, count: int = 1) -> None:
        """Move the last cards of a pile to another pile, their order kept."""
        moved = self.cards[source][-count:]
        self.cards[source] = self.cards[source][:-count]
        self.cards[target] += moved

    def _deal_together(self, target: str, count: int) -> None:
        """Deal cards one after another from the hand onto a pile, as long as there are any (rules A9)."""
        for _ in range(min(count, len(self.cards["hand"]))):
            self._shift("hand", target)

    def _gather(self, packets: Sequence[str]) -> None:
        """Take up packets in dealing order G1: the base of the first packet is dealt first; or by G2 or G3 (rules A7)."""
        gathered: list[str] = []
        for packet in packets if "gather" not in self.options else reversed(packets):
            gathered += reversed(self.cards[packet]) if self.has("gather", "all-reversed") else self.cards[packet]
            self.cards[packet] = ()
        self.cards["hand"] = tuple(reversed(gathered))
