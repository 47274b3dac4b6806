#!/usr/bin/env python3
"""Is a deal of The Fifteen lost? Follows every move that may matter, and shares no line with the program.

    the_fifteen.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each until it has met MOST positions (100,000). The thoughts in it are

* that it does not matter where a column lies, nor which of two like cards is which;
* that a card which lies alone is not carried to a vacancy: nothing changes;
* that once the families of a suit have met, a card of it is played as soon as it can be, and nothing else is tried. Say they show u and
  d with d at most u + 1, and the card is u + 1. Its like lies on the falling family already. Whatever might rest on the card later has a
  family waiting instead: one u, the other being home, is taken by the falling family if it is not there yet, and one u + 2 follows the
  card. The vacancy which it may leave takes nothing away. Of the card d - 1 the same is true, up and down exchanged.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import shuffled

Card = tuple[int, int]  # suit, rank: ace 1 to king 13
Column = tuple[Card, ...]  # the exposed card last

COLUMNS, SIXTH = 15, 6
NOT_BEGUN = 14  # what a falling family shows before its king lies there; a rising one shows 0


class Position(NamedTuple):
    rising: tuple[int, ...]  # by suit: the rank that lies on the family which begins with the ace
    falling: tuple[int, ...]  # and on the one which begins with the king
    grace: str  # which base may be withdrawn next: "both", "ace", "king" or none
    columns: tuple[Column, ...]  # sorted


def laid(number: int) -> Position:
    """Rows of fifteen; the last has fourteen."""
    cards = [(suit, rank) for suit, rank, _ in shuffled(number)]
    columns = sorted(tuple(cards[i::COLUMNS]) for i in range(COLUMNS))
    return Position((0,) * 4, (NOT_BEGUN,) * 4, "both", tuple(columns))


def put(values: tuple, at: int, value) -> tuple:
    return values[:at] + (value,) + values[at + 1 :]


def played(position: Position, card: Card) -> Iterator[Position]:
    """The families after this card, in each way in which they take it."""
    suit, rank = card
    if rank == position.rising[suit] + 1:
        yield position._replace(rising=put(position.rising, suit, rank))
    if rank == position.falling[suit] - 1:
        yield position._replace(falling=put(position.falling, suit, rank))


def met(position: Position, suit: int) -> bool:
    return position.rising[suit] + 1 >= position.falling[suit]


def with_columns(position: Position, changed: dict[int, Column], grace: str = "") -> Position:
    columns = [changed.get(i, column) for i, column in enumerate(position.columns)]
    return position._replace(columns=tuple(sorted(columns)), grace=grace)


def marry(one: Card, other: Card) -> bool:
    return one[0] == other[0] and abs(one[1] - other[1]) == 1


def can_begin(position: Position) -> bool:
    """Whether an ace or a king lies free, or two free cards marry."""
    free = [column[-1] for column in position.columns if column]
    return any(rank in (1, 13) for _, rank in free) or any(marry(one, other) for one, other in combinations(free, 2))


def by_the_grace(position: Position) -> Iterator[Position]:
    """One ace and one king are withdrawn from the sixth row, if no family is begun and the game cannot begin otherwise."""
    if position.grace == "both" and can_begin(position):
        return
    for i, column in enumerate(position.columns):
        if len(column) <= SIXTH:
            continue
        rank = column[SIXTH - 1][1]
        if (rank == 1 and position.grace in ("both", "ace")) or (rank == 13 and position.grace in ("both", "king")):
            after = "" if position.grace != "both" else "king" if rank == 1 else "ace"
            for families in played(position, column[SIXTH - 1]):
                yield with_columns(families, {i: column[: SIXTH - 1] + column[SIXTH:]}, after)


def moves(position: Position) -> Iterator[Position]:
    """Every position one move on that may matter."""
    columns = position.columns
    plays = []
    for i, column in enumerate(columns):
        if column:
            for after in played(position, column[-1]):
                after = with_columns(after, {i: column[:-1]})
                if met(position, column[-1][0]):
                    yield after
                    return
                plays.append(after)
    yield from plays
    if position.grace:
        yield from by_the_grace(position)
    begun = "both" if position.grace == "both" else ""  # a move ends what was begun of the grace
    for i, column in enumerate(columns):
        if not column:
            continue
        card = column[-1]
        for j, onto in enumerate(columns):
            if i == j:
                continue
            if (onto and marry(onto[-1], card)) or (not onto and len(column) > 1):
                yield with_columns(position, {i: column[:-1], j: (*onto, card)}, begun)


def home(position: Position) -> int:
    return sum(position.rising) + sum(NOT_BEGUN - rank for rank in position.falling)


def search(number: int, most: int = 100_000) -> Found:
    """Whether the deal is lost."""
    return follow(laid(number), moves, home, 2 * 4 * 13, most)


if __name__ == "__main__":
    sys.exit(judge(search, 100_000))
