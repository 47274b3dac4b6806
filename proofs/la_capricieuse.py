#!/usr/bin/env python3
"""Is a deal of La Capricieuse lost? Follows every move that may matter, and shares no line with the program.

    la_capricieuse.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each, by Hoffmann's rules, until it has met MOST positions (1,000,000). The
thoughts in it are

* that vacant columns do not matter, since they are never filled: those that are left come one after another when all is gathered;
* that it does not matter which of two like cards is which.

The others are of the last play, when no card will be dealt any more:

* It does not matter where a column lies.
* A deal is lost if one of its suits is lost alone (`OneSuit`). Think the cards of all other suits away. A card that was exposed still is,
  and a card only ever goes to a family or to an exposed card, both of its own suit. So of a line that wins, the moves of one suit alone
  are again a line, and it brings that suit home. Every line of the suit alone is followed; if none wins, no line of the deal does.
* A card that lies alone in its column is not laid on another. If it stays, it covers nothing; and whatever is laid on it where it would
  have gone can be laid on it where it is.
* Once the families of a suit have met, a card of it is played as soon as it can be, and nothing else is tried. Say they show u and d with
  d at most u + 1, and the card is u + 1. Its like lies on the falling family already. Whatever might rest on the card later has a family
  waiting instead: one u, the other being home, is taken by the falling family if it is not there yet, and one u + 2 follows the card;
  likewise whatever would rest on these. Of the card d - 1 the same is true, up and down exchanged.
* A card that suits both families is held between them: all that could follow on either, can follow then. In a deal this is not so, for
  there what can be played must be.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import shuffled

WIDTH, DEALS, SUITS = 12, 3, range(4)

Column = bytes  # cards, the exposed one last; each is 16 times its suit and its rank, ace 1 to king 13, so that neighbours differ by 1
Columns = tuple[Column, ...]


class Families(NamedTuple):
    """The two families of a suit."""

    up: int  # the rank that lies on the one which began with the ace
    down: int  # and on the one which began with the king
    held: int  # the rank that waits between them; 0 for none

    def met(self) -> bool:
        return self.down <= self.up + 1

    def played(self, rank: int) -> list["Families"]:
        """The families after this card, in each way in which they take it or hold it; that comes last."""
        up, down, held = self
        if held:  # it goes before the card that continues its family; its like takes the other family
            return {
                held - 1: [Families(up, rank, 0)],
                held: [Families(held, held, 0)],
                held + 1: [Families(rank, down, 0)],
            }.get(rank, [])
        ways = [Families(rank, down, 0)] * (rank == up + 1) + [Families(up, rank, 0)] * (rank == down - 1)
        return [*ways, Families(up, down, rank)] if len(ways) == 2 else ways


class Position(NamedTuple):
    families: tuple[Families, ...]  # by suit
    columns: Columns  # those that hold cards; in the last play sorted
    deals: int  # to come


BARE = Families(1, 13, 0)
_met = [Families(up, down, 0) for up in range(1, 14) for down in range(1, 14)]
_apart = [Families(up, up + 2, up + 1) for up in range(1, 12)]
PLAYED = {families: [families.played(rank) for rank in range(16)] for families in _met + _apart}


def put(values: tuple, at: int, value) -> tuple:
    return values[:at] + (value,) + values[at + 1 :]


def without(columns: Columns, at: int) -> Columns:
    """The columns when the exposed card of one has gone."""
    rest = columns[at][:-1]
    return put(columns, at, rest) if rest else columns[:at] + columns[at + 1 :]


def dealt(pack: Iterable[int], families: tuple[Families, ...]) -> Iterator[tuple[tuple[Families, ...], Columns]]:
    """Every way in which a pack can be dealt: what can be played must be, and another card comes into its place."""
    ways: list[tuple[tuple[Families, ...], bytes]] = [(families, b"")]
    for card in pack:
        after = []
        for families, laid in ways:
            suit = card >> 4
            played = PLAYED[families[suit]][card & 15]
            after += [(put(families, suit, way), laid) for way in played] or [(families, laid + bytes([card]))]
        ways = after
    for families, laid in ways:
        yield families, tuple(column for column in (laid[i::WIDTH] for i in range(WIDTH)) if column)


def marriages(columns: Columns, alone_too: bool) -> Iterator[tuple[int, Columns]]:
    """The suit of each marriage and the columns after it; cards that lie alone count only if they are to be moved, too."""
    for i, column in enumerate(columns):
        if len(column) > 1 or alone_too:
            for j, onto in enumerate(columns):
                if abs(onto[-1] - column[-1]) == 1:
                    yield column[-1] >> 4, without(put(columns, j, onto + column[-1:]), i)


class OneSuit:
    """Whether a suit is lost when all other cards are thought away, in the last play. Remembers what it found."""

    def __init__(self) -> None:
        self.known: dict[tuple[Families, Columns], bool] = {}

    def lost(self, families: Families, columns: Columns) -> bool:
        start = families, columns
        if start not in self.known:
            seen = {start}
            waiting = [start]
            while waiting:
                position = waiting.pop()
                if not position[1] or self.known.get(position) is False:
                    self.known[start] = False
                    return False
                if position not in self.known:
                    found = [after for after in dict.fromkeys(self.moves(*position)) if after not in seen]
                    seen.update(found)
                    waiting.extend(sorted(found, key=lambda after: -sum(map(len, after[1]))))
            self.known.update(dict.fromkeys(seen, True))
        return self.known[start]

    @staticmethod
    def moves(families: Families, columns: Columns) -> Iterator[tuple[Families, Columns]]:
        for i, column in enumerate(columns):
            if played := PLAYED[families][column[-1] & 15]:
                yield played[-1], without(columns, i)
                if families.met():
                    return
        for _, after in marriages(columns, alone_too=False):
            yield families, tuple(sorted(after))


_RANKS = bytes(card & 15 for card in range(256))
_OTHERS = [bytes(card for card in range(256) if card >> 4 != suit) for suit in SUITS]


def of_suit(columns: Columns, suit: int) -> Columns:
    """The columns without all other suits: ranks."""
    left = [column.translate(_RANKS, _OTHERS[suit]) for column in columns]
    return tuple(sorted(column for column in left if column))


class Search:
    """The moves of a deal that are followed."""

    def __init__(self) -> None:
        self.one_suit = OneSuit()
        self.first = 0  # the suit that was lost alone the last time

    def hopeless(self, position: Position, suits: Iterable[int] = SUITS) -> bool:
        """Whether one of these suits is lost alone, in the last play."""
        for suit in sorted(suits, key=lambda suit: suit != self.first):
            if self.one_suit.lost(position.families[suit], of_suit(position.columns, suit)):
                self.first = suit
                return True
        return False

    def moves(self, position: Position) -> Iterator[Position]:
        """Every position one move on that is not seen to be lost."""
        families, columns, deals = position
        if deals == 0:
            yield from self.last_moves(position)
            return
        if deals < DEALS:
            for i, column in enumerate(columns):
                suit = column[-1] >> 4
                for way in PLAYED[families[suit]][column[-1] & 15]:
                    yield Position(put(families, suit, way), without(columns, i), deals)
            for _, after in marriages(columns, alone_too=True):
                yield Position(families, after, deals)
        for way, after in dealt(b"".join(columns), families):
            again = Position(way, after if deals > 1 else tuple(sorted(after)), deals - 1)
            if deals > 1 or not self.hopeless(again):
                yield again

    def last_moves(self, position: Position) -> Iterator[Position]:
        """In the last play a move changes what is left of its own suit alone, and all four could still be brought home before it."""
        families, columns, _ = position
        found: list[tuple[int, Position]] = []
        for i, column in enumerate(columns):
            suit = column[-1] >> 4
            if played := PLAYED[families[suit]][column[-1] & 15]:
                found.append((suit, Position(put(families, suit, played[-1]), without(columns, i), 0)))
                if families[suit].met():
                    yield found[-1][1]
                    return
        found += [(suit, Position(families, tuple(sorted(after)), 0)) for suit, after in marriages(columns, alone_too=False)]
        yield from (after for suit, after in found if not self.hopeless(after, [suit]))


def home(position: Position) -> int:
    return -sum(map(len, position.columns))


def search(number: int, most: int = 1_000_000) -> Found:
    """Whether the deal is lost."""
    pack = bytes(16 * suit + rank for suit, rank, pack in shuffled(number) if pack == 1 or 1 < rank < 13)
    start = Position((BARE,) * 4, (pack,), DEALS)
    return follow(start, Search().moves, home, 0, most, lambda position: (home(position), position))


if __name__ == "__main__":
    sys.exit(judge(search, 1_000_000))
