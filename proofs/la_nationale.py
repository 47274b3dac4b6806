#!/usr/bin/env python3
"""Is a deal of La Nationale lost? Follows every move there is, and shares no line with the program.

    la_nationale.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows every line of play of each until it has met MOST positions (100,000). The only thoughts in it
are that it does not matter where a column lies once all are dealt, nor which of two like cards is which. Status 1 if some deal can be
won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import shuffled

Card = tuple[int, int]  # suit, rank: ace 1 to king 13
Column = tuple[Card, ...]  # the exposed card last


PLAY = 1000  # in the place of the cards turned, once the deal is over


class Position(NamedTuple):
    """While cards are dealt, the columns are in their order; afterwards they are sorted."""

    rising: tuple[int, ...]  # by suit: the rank that lies on the family which began with the ace
    falling: tuple[int, ...]  # and on the one which began with the king
    held: tuple[int, ...]  # the rank that waits between them; 0 for none
    turned: int  # cards turned so far
    in_hand: Card | None  # the one turned last, before it is played or laid
    columns: tuple[Column, ...]


def dealt(number: int) -> list[Card]:
    """The cards of this deal in their order: two packs without the aces and kings of the first, which lie out beforehand."""
    return [(suit, rank) for suit, rank, pack in shuffled(number) if pack == 1 or 1 < rank < 13]


def put(values: tuple, at: int, value) -> tuple:
    return values[:at] + (value,) + values[at + 1 :]


def played(position: Position, card: Card) -> Iterator[Position]:
    """The families after this card, in each way in which they take it or hold it between them."""
    suit, rank = card
    up, down, held = position.rising[suit], position.falling[suit], position.held[suit]
    if held:  # it goes before the card that continues its family; its like takes the other family
        if rank in (held, held + 1):
            yield position._replace(
                rising=put(position.rising, suit, rank),
                falling=put(position.falling, suit, held if rank == held else down),
                held=put(position.held, suit, 0),
            )
        if rank == held - 1:
            yield position._replace(falling=put(position.falling, suit, rank), held=put(position.held, suit, 0))
        return
    if rank == up + 1:
        yield position._replace(rising=put(position.rising, suit, rank))
    if rank == down - 1:
        yield position._replace(falling=put(position.falling, suit, rank))
    if up + 1 == rank == down - 1:
        yield position._replace(held=put(position.held, suit, rank))


def plays(position: Position) -> Iterator[Position]:
    """Plays of exposed cards and of the one turned."""
    if position.in_hand:
        for after in played(position, position.in_hand):
            yield after._replace(in_hand=None)
    for i, column in enumerate(position.columns):
        if column:
            for after in played(position, column[-1]):
                yield after._replace(columns=put(position.columns, i, column[:-1]))


def run_length(column: Column) -> int:
    """Cards at the end in sequence of one suit and one direction."""
    length = min(1, len(column))
    while length < len(column):
        (suit, rank), (below_suit, below) = column[-length], column[-length - 1]
        step = below - rank
        if below_suit != suit or step not in (1, -1) or (length > 1 and step != rank - column[-length + 1][1]):
            break
        length += 1
    return length


def dealt_on(position: Position, deal: list[Card]) -> Position:
    """The card turned is laid, eight to a column whether laid or played, and the next one turned; after the last the play begins."""
    columns = position.columns
    if position.in_hand:
        at = (position.turned - 1) // 8
        columns = put(columns, at, (*columns[at], position.in_hand))
    if position.turned < len(deal):
        return position._replace(turned=position.turned + 1, in_hand=deal[position.turned], columns=columns)
    return position._replace(turned=PLAY, in_hand=None, columns=tuple(sorted(columns)))


def moves(position: Position, deal: list[Card]) -> Iterator[Position]:
    """Every position one move on. Until all cards are dealt and no end fits a family, what fits must be played."""
    if position.turned != PLAY:
        forced = list(plays(position))
        yield from forced or [dealt_on(position, deal)]
        return
    columns = position.columns
    for after in plays(position):
        yield after._replace(columns=tuple(sorted(after.columns)))
    for i, column in enumerate(columns):
        for count in range(1, run_length(column) + 1):
            rest, moved = column[:-count], column[-count:]
            for j, onto in enumerate(columns):
                marries = count == 1 and onto and onto[-1][0] == moved[0][0] and abs(onto[-1][1] - moved[0][1]) == 1
                if i != j and (marries or not onto):
                    yield position._replace(columns=tuple(sorted(put(put(columns, i, rest), j, onto + moved))))


def home(position: Position) -> int:
    return sum(position.rising) - sum(position.falling)


def search(number: int, most: int = 100_000) -> Found:
    """Whether the deal is lost."""
    deal = dealt(number)
    start = Position((1,) * 4, (13,) * 4, (0,) * 4, 0, None, ((),) * 12)
    return follow(start, lambda position: moves(position, deal), home, 4 * 12, most)


if __name__ == "__main__":
    sys.exit(judge(search, 100_000))
