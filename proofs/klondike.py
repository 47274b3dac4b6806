#!/usr/bin/env python3
"""Is a deal of Klondike lost? Follows every move that may matter, and shares no line with the program.

    klondike.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each, under the book's rules and with all cards known, until it has met
MOST positions (300,000). Five thoughts are in it:

* It does not matter where a column lies.
* A turn changes only the talon, so whatever else is done after it can be done before it, until the card just turned is used. So cards are
  turned only up to one that is used immediately.
* A card of rank r is played at once if the families of the other colour have reached r - 2, and the second family of the same colour r - 3.
  Only cards of rank r - 1 may be laid on it, on those the card of rank r - 2 of that other family, and on this one nothing: the cards
  of rank r - 3 of the other colour are home. Where a line that wins lays such a card, it can go home instead, and the rest of the line
  stays as it is.
* A column without hidden cards is laid on another only if a king may need its space: a king that is not home and does not begin such a
  column already. If there is a space for each of these kings, the cards of the column can go home from where they lie.
* A position is lost if not all cards can come home in an easier game. There a card that was once usable stays usable, a card that once
  took cards takes any number of them, and no card in hand waits for another. It allows every move of the game, and no move in it
  prevents another; so it is enough to make all that are possible, again and again, until there are no more.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from check_losses import shuffled
from lines_of_play import Found, follow, judge

SUITS, RANKS, COLUMNS = 4, 13, 7
KING = SUITS * (RANKS - 1)
KINGS = 15 << KING
OPEN = 255  # of a column without hidden cards
SPACE, NO_HIDDEN = b"", bytes((OPEN,))


class Position(NamedTuple):
    families: tuple[int, ...]  # cards home, by suit
    turned: int  # cards of the hand
    talon: bytes  # the uppermost last
    columns: tuple[bytes, ...]  # sorted; 8 x the dealt column + its hidden cards, or OPEN; then the cards that are face up


def other_colour(one: int, other: int) -> bool:
    return (one % SUITS in (1, 2)) != (other % SUITS in (1, 2))


# A card is 4 x (rank - 1) + suit. By card, those on which it may be laid: an ace may be laid on none.
TAKERS = [{to for to in range(52) if card >= SUITS and to // SUITS == card // SUITS + 1 and other_colour(card, to)} for card in range(52)]


def bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def each(cards: int) -> Iterator[int]:
    """The cards of a set."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


GIVERS = [bits(card for card in range(52) if to in TAKERS[card]) for to in range(52)]  # the cards that may be laid on each


def dealt(number: int) -> tuple[list[bytes], bytes]:
    """The columns, and the cards in hand, the one to be turned first at the beginning."""
    pack = iter([SUITS * (rank - 1) + suit for suit, rank in shuffled(number)])
    columns: list[list[int]] = [[] for _ in range(COLUMNS)]
    for row in range(COLUMNS):
        for column in columns[row:]:
            column.append(next(pack))
    return [bytes(column) for column in columns], bytes(pack)


def safe(families: tuple[int, ...], card: int) -> bool:
    """Whether the next card of a family is played at once."""
    rank, suit = divmod(card, SUITS)
    left, right = (1, 2) if suit in (0, 3) else (0, 3)
    return families[left] >= rank - 1 and families[right] >= rank - 1 and families[3 - suit] >= rank - 2


class Klondike:
    """One deal."""

    def __init__(self, number: int):
        self.columns, self.hand = dealt(number)
        self.later = [bits(self.hand[turned:]) for turned in range(len(self.hand) + 1)]
        self.below: list[int | None] = [None] * 52  # the card on which each was dealt
        self.hidden: dict[int, int] = {}  # by the number with which a column begins: its hidden cards
        self.first: dict[int, int] = {}  # by the same number: the card dealt first
        for at, column in enumerate(self.columns):
            for height in range(1, len(column)):
                self.below[column[height]] = column[height - 1]
                self.hidden[8 * at + height] = bits(column[:height])
                self.first[8 * at + height] = 1 << column[0]

    def start(self) -> Position:
        columns = [bytes((8 * i + i if i else OPEN, column[-1])) for i, column in enumerate(self.columns)]
        return Position((0,) * SUITS, 0, b"", tuple(sorted(columns)))

    def without(self, column: bytes, count: int) -> bytes:
        """A column whose last cards have left it; the next hidden card is turned up."""
        if len(column) > count + 1:
            return column[:-count]
        if column[0] == OPEN:
            return SPACE
        at, hidden = divmod(column[0], 8)
        return bytes((column[0] - 1 if hidden > 1 else OPEN, self.columns[at][hidden - 1]))

    def plays(self, position: Position) -> Iterator[tuple[bool, Position]]:
        """Cards played to the families, and whether that is done at once."""
        families, turned, talon, columns = position
        for at, column in enumerate((*columns, talon)):
            if not column or families[(card := column[-1]) % SUITS] != card // SUITS:
                continue
            suit = card % SUITS
            after = (*families[:suit], families[suit] + 1, *families[suit + 1 :])
            if at == COLUMNS:
                yield safe(families, card), Position(after, turned, talon[:-1], columns)
            else:
                laid = sorted((*columns[:at], self.without(column, 1), *columns[at + 1 :]))
                yield safe(families, card), Position(after, turned, talon, tuple(laid))

    @staticmethod
    def laid(columns: tuple[bytes, ...], cards: bytes) -> Iterator[list[bytes]]:
        """The columns with cards that come from elsewhere."""
        for to, taker in enumerate(columns):
            if taker[-1] in TAKERS[cards[0]] if taker else cards[0] >= KING:
                yield [*columns[:to], (taker or NO_HIDDEN) + cards, *columns[to + 1 :]]
                if not taker:
                    return  # one space is like another

    def builds(self, position: Position) -> Iterator[Position]:
        """All face-up cards of a column laid on another or in a space."""
        families, turned, talon, columns = position
        seated = sum(len(column) > 1 and column[0] == OPEN and column[1] >= KING for column in columns)
        enough = columns.count(SPACE) >= SUITS - families.count(RANKS) - seated
        for at, column in enumerate(columns):
            if not column or (column[0] == OPEN and (enough or column[1] >= KING)):
                continue
            rest = self.without(column, len(column) - 1)
            for laid in self.laid(columns, column[1:]):
                laid[at] = rest
                yield Position(families, turned, talon, tuple(sorted(laid)))

    def uses(self, position: Position) -> Iterator[Position]:
        """The talon's uppermost card laid on a column, or further ones turned and the last of them used."""
        families, start, talon, columns = position
        for turned in range(start, len(self.hand) + 1):
            if turned > start:
                talon += self.hand[turned - 1 : turned]
            for laid in self.laid(columns, talon[-1:]) if talon else ():
                yield Position(families, turned, talon[:-1], tuple(sorted(laid)))
            if turned > start and families[(card := talon[-1]) % SUITS] == card // SUITS:
                suit = card % SUITS
                yield Position((*families[:suit], families[suit] + 1, *families[suit + 1 :]), turned, talon[:-1], columns)
                if safe(families, card):
                    return

    def moves(self, position: Position) -> Iterator[Position]:
        """Every position one move on that may matter."""
        if Easier(self, position).is_lost():
            return
        found = list(self.plays(position))
        if at_once := [after for is_safe, after in found if is_safe]:
            yield at_once[0]
            return
        yield from (after for _, after in found)
        yield from self.builds(position)
        yield from self.uses(position)


class Easier:
    """The easier game. Sets of cards are bits."""

    def __init__(self, klondike: Klondike, position: Position):
        self.below = klondike.below
        self.families = list(position.families)
        self.home = home(position)
        self.space = SPACE in position.columns
        self.buried = self.ends = self.bases = 0  # hidden; exposed; those that leave a space behind
        self.begin = 0  # the first cards of columns, which move with all that lies on them
        self.under: dict[int, int] = {}  # of a card that can only go home: the next one, which it frees
        for column in position.columns:
            if not column:
                continue
            tag, base, end = column[0], column[1], column[-1]
            self.begin |= 1 << base
            self.ends |= 1 << end
            if base != end:
                self.under.update(zip(column[:1:-1], column[-2:0:-1], strict=True))
            if tag == OPEN:
                self.bases |= 1 << base
            else:
                self.buried |= klondike.hidden[tag]
                self.bases |= klondike.first[tag]
        self.talon = position.talon
        self.held = bits(position.talon[:-1])  # talon cards that others cover
        self.loose = klondike.later[position.turned] | bits(position.talon[-1:])  # usable, but in no column yet
        self.usable = self.ends | self.loose
        self.takers = self.givers = 0  # may have cards laid on them; may be laid on those
        self.take(self.ends)

    def take(self, cards: int) -> None:
        """These cards take cards."""
        self.takers |= cards
        for card in each(cards):
            self.givers |= GIVERS[card]

    def leave(self, card: int) -> None:
        """What a card frees that leaves its place."""
        bit = 1 << card
        if bit & self.bases:
            self.space = True
        below = self.below[card]
        if below is not None and self.buried >> below & 1:
            self.buried ^= 1 << below
            self.usable |= 1 << below
            self.begin |= 1 << below
            self.take(1 << below)
        if card in self.talon and (at := self.talon.index(card)):
            above = 1 << self.talon[at - 1]
            self.held &= ~above
            self.usable |= above
            self.loose |= above

    def play(self) -> None:
        """Brings cards home."""
        for suit in range(SUITS):
            while self.families[suit] < RANKS and self.usable >> (card := SUITS * self.families[suit] + suit) & 1:
                self.families[suit] += 1
                self.home += 1
                self.leave(card)
                if (freed := self.under.pop(card, None)) is not None:
                    self.usable |= 1 << freed
                    self.take(1 << freed)

    def build(self) -> bool:
        """Lays cards elsewhere; whether it laid any."""
        where = self.givers | (KINGS if self.space else 0)
        loose, begin = self.loose & where, self.begin & where
        self.loose ^= loose
        self.begin ^= begin
        self.take(loose)
        for card in each(loose | begin):
            self.leave(card)
        return bool(loose | begin)

    def is_lost(self) -> bool:
        """Whether some card cannot come home. All can if no card is hidden or held: then the lowest of those not home is always usable."""
        while self.buried or self.held:
            before = self.home
            self.play()
            if not self.build() and self.home == before:
                return True
        return False


def home(position: Position) -> int:
    return sum(position.families)


def search(number: int, most: int = 300_000) -> Found:
    """Whether this deal is lost."""
    klondike = Klondike(number)
    return follow(klondike.start(), klondike.moves, home, RANKS * SUITS, most, lambda position: (home(position), position))


if __name__ == "__main__":
    sys.exit(judge(search, 300_000))
