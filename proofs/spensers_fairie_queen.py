#!/usr/bin/env python3
"""Is a deal of Spenser's Fairie Queen lost? Follows every line of play that may matter, and shares no line with the program.

    spensers_fairie_queen.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each, under the book's rules, until it has met MOST positions (100,000).
Four thoughts are in it:

* It does not matter where a column lies, once no more is dealt to it, nor which of two like cards is which.
* A card of rank r is played at once if all families have reached r - 2, and both families of its suit r - 1. Only cards of rank r - 1
  are laid on it by choice; each of them can go home when a line that wins lays it there, and nothing is laid on those, since all cards
  of rank r - 2 are home. The other card of its kind has a family too. So the rest of the line can be played as it is.
* In the deal, a play from an earlier column can be made later as well, unless a play from the last column depends on it. So after such a
  play no card is dealt before one has been played from the last column.
* A line need not be followed after the deal if a simpler game (`Simpler`) is lost. It knows only which cards lie as they were dealt and
  which are home. The others may be arranged at will where there is room. Each of them has room on a card of the next higher rank that is
  the end of what was dealt to its column, or that lies there no more and is not home, no two on the same card; and on a king from which
  all dealt cards have gone, one on each. After the deal, the cards of every line lie so, and nothing lies on a card that leaves.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import Families, played, shuffled

CLUBS, SUITS, ACE, QUEEN, KING = 3, 4, 1, 12, 13

Column = bytes  # what lies on a king, the available card last; a card is 16 times its suit and its rank


class Position(NamedTuple):
    dealt: int
    owed: bool  # a card must be played from the last column before the next one is dealt
    families: Families
    columns: tuple[Column, ...]  # sorted; while cards are dealt, those of earlier kings
    last: Column  # of the king laid last, to which cards are dealt


def in_hand(number: int) -> bytes:
    """The cards in the order of dealing; a king of clubs of the first pack lies on the table already."""
    return bytes(16 * suit + rank for suit, rank, pack in shuffled(number) if (suit, rank, pack) != (CLUBS, KING, 0))


def safe(families: Families, card: int) -> bool:
    """Whether a card that can be played is played at once."""
    suit, rank = divmod(card, 16)
    return min(families) >= rank - 2 and families[2 * suit + 1] >= rank - 1


def put(columns: tuple[Column, ...], at: int, column: Column) -> tuple[Column, ...]:
    return tuple(sorted((*columns[:at], column, *columns[at + 1 :])))


def after_deal(hand: bytes, position: Position) -> Position:
    """The next card dealt."""
    dealt, _, families, columns, last = position
    card = hand[dealt : dealt + 1]
    dealt += 1
    if card[0] % 16 == ACE:
        families = played(families, card[0])
    elif card[0] % 16 == KING:
        columns, last = (*columns, last), b""
    else:
        last += card
    if dealt == len(hand):
        columns, last = (*columns, last), b""
    return Position(dealt, False, families, tuple(sorted(columns)), last)


def plays(hand: bytes, position: Position) -> Iterator[tuple[bool, Position]]:
    """Available cards played to the families, and whether that is done at once."""
    dealt, owed, families, columns, last = position
    if last and (after := played(families, last[-1])):
        yield safe(families, last[-1]), Position(dealt, False, after, columns, last[:-1])
    for at, column in enumerate(columns):
        if column and (at == 0 or column != columns[at - 1]) and (after := played(families, column[-1])):
            sure = safe(families, column[-1])
            owes = owed if sure else dealt < len(hand)
            yield sure, Position(dealt, owes, after, put(columns, at, column[:-1]), last)


def builds(position: Position) -> Iterator[Position]:
    """Cards laid upon others, or upon a king that stands alone; one such king is like another."""
    columns = position.columns
    for at, column in enumerate(columns):
        for to, onto in enumerate(columns if column else ()):
            if column[-1] % 16 + 1 == onto[-1] % 16 if onto else to == 0 and len(column) > 1:
                laid = [*columns[:to], onto + column[-1:], *columns[to + 1 :]]
                laid[at] = column[:-1]
                yield position._replace(columns=tuple(sorted(laid)))


def moves(hand: bytes, position: Position) -> Iterator[Position]:
    """Every position one move on that may matter."""
    found = list(plays(hand, position))
    if at_once := [after for is_safe, after in found if is_safe]:
        yield at_once[0]
        return
    yield from (after for _, after in found)
    if position.dealt == len(hand):
        yield from builds(position)
    elif not position.owed:
        yield after_deal(hand, position)


# Cards counted by rank: eight bits of a number for each.


@cache
def counted(column: Column) -> int:
    return sum(1 << 8 * (card % 16) for card in column)


@cache
def counted_home(families: Families) -> int:
    return sum(1 << 8 * rank for shown in families for rank in range(ACE, shown + 1))


Point = tuple[Families, tuple[Column, ...]]  # what lies as it was dealt, in order


def has_room(point: Point, leaving: int | None = None) -> bool:
    """Whether all cards that left have room; nothing may lie on the end of the column from which a card is about to leave."""
    families, columns = point
    takers = left = counted_home((QUEEN,) * 2 * SUITS) - counted_home(families) - sum(map(counted, columns))
    for at, column in enumerate(columns):
        if column and at != leaving:
            takers += 1 << 8 * (column[-1] % 16)
    places = columns.count(b"")
    while left:
        left >>= 8
        takers >>= 8
        if (lacking := (left & 255) - (takers >> 8 & 255)) > 0:
            places -= lacking
    return places >= 0


class Simpler:
    """The simpler game of one deal. Remembers what is lost, and looks at so many points in all."""

    def __init__(self, most: int):
        self.lost: set[Point] = set()
        self.left = most

    @staticmethod
    def moves(point: Point) -> Iterator[Point]:
        """Every point one move on that keeps room for all cards; only one if a card is played at once."""
        families, columns = point
        lying = b"".join(columns)
        found = []
        for suit in range(SUITS):
            for rank in {families[2 * suit] + 1, families[2 * suit + 1] + 1} - {KING}:
                card = 16 * suit + rank
                if sum(shown < rank for shown in families[2 * suit : 2 * suit + 2]) > lying.count(card):
                    after = played(families, card), columns
                    if has_room(after):
                        found.append((safe(families, card), after))
        for at, column in enumerate(columns):
            if column and (at == 0 or column != columns[at - 1]) and has_room(point, leaving=at):
                rest = put(columns, at, column[:-1])
                if after := played(families, column[-1]):
                    found.append((safe(families, column[-1]), (after, rest)))
                if has_room((families, rest)):
                    found.append((False, (families, rest)))
        yield from [after for is_safe, after in found if is_safe][:1] or (after for _, after in found)

    def is_lost(self, start: Point) -> bool:
        """Whether the columns cannot all be emptied; False also if that takes too many points."""
        seen, waiting = {start} - self.lost, [start]
        while waiting and seen:
            point = waiting.pop()
            self.left -= 1
            if not any(point[1]) or self.left < 0:
                return False
            found = {after for after in self.moves(point) if after not in seen and after not in self.lost}
            seen |= found
            waiting.extend(sorted(found, key=lambda after: -sum(map(len, after[1]))))
        self.lost |= seen
        return True


def home(position: Position) -> int:
    return sum(position.families)


def search(number: int, most: int = 100_000) -> Found:
    """Whether this deal is lost."""
    hand, simpler = in_hand(number), Simpler(most)

    def hopeful(position: Position) -> Iterator[Position]:
        for after in moves(hand, position):
            ends = position.dealt < after.dealt == len(hand)
            if not (ends and simpler.is_lost((after.families, after.columns))):
                yield after

    start = Position(0, False, (0,) * 2 * SUITS, (), b"")
    lost, positions = follow(start, hopeful, home, QUEEN * 2 * SUITS, most, lambda position: (home(position), position))
    return lost, positions + most - max(simpler.left, 0)


if __name__ == "__main__":
    sys.exit(judge(search, 100_000))
