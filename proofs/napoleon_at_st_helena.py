#!/usr/bin/env python3
"""Is a deal of Napoleon at St. Helena lost? Follows every line of play that may matter, and shares no line with the program.

    napoleon_at_st_helena.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each, under the book's rules and with all cards known, until it has met
MOST positions (1,000,000). Three thoughts are in it:

* It does not matter where a column lies, nor which of two like cards is which.
* A turn changes only the talon, so whatever else is done after it can be done before it, until the card just turned is used. So cards
  are turned only up to one that is used immediately.
* A card of rank r is played at once if both families of its suit have reached r - 1. Only cards of its suit and of rank r - 1 may be
  laid on it, and both are home. The other card of its kind has a family too. So the rest of any line can be played as it is, without
  the moves of this card.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import Families, played, shuffled

COLUMNS, ROWS, SUITS, KING = 10, 4, 4, 13

Column = bytes  # the available card last; a card is 16 times its suit and its rank


class Position(NamedTuple):
    families: Families
    turned: int  # cards of the hand
    talon: bytes  # the uppermost last
    columns: tuple[Column, ...]  # sorted


def dealt(number: int) -> tuple[list[Column], bytes]:
    """The columns, and the cards in hand, the one to be turned first at the beginning."""
    cards, laid_out = bytes(16 * suit + rank for suit, rank, _ in shuffled(number)), ROWS * COLUMNS
    return [cards[at:laid_out:COLUMNS] for at in range(COLUMNS)], cards[laid_out:]


def safe(families: Families, card: int) -> bool:
    """Whether a card that can be played is played at once."""
    suit, rank = divmod(card, 16)
    return families[2 * suit + 1] >= rank - 1


def plays(position: Position) -> Iterator[tuple[bool, Position]]:
    """Available cards played to the families, and whether that is done at once."""
    families, turned, talon, columns = position
    for at, column in enumerate((*columns, talon)):
        if column and (after := played(families, column[-1])):
            if at == len(columns):
                left = Position(after, turned, talon[:-1], columns)
            else:
                left = Position(after, turned, talon, tuple(sorted((*columns[:at], column[:-1], *columns[at + 1 :]))))
            yield safe(families, column[-1]), left


def laid(columns: tuple[Column, ...], card: int, source: int | None = None) -> Iterator[list[Column]]:
    """The columns with a card married to another, or in a lane; one lane is like another."""
    lanes = 0
    for to, onto in enumerate(columns):
        lanes += not onto
        if to != source and (onto[-1] == card + 1 if onto else lanes == 1):
            yield [*columns[:to], onto + bytes((card,)), *columns[to + 1 :]]


def builds(position: Position) -> Iterator[Position]:
    """Cards of the columns laid elsewhere."""
    for at, column in enumerate(position.columns):
        for after in laid(position.columns, column[-1], at) if column else ():
            after[at] = column[:-1]
            yield position._replace(columns=tuple(sorted(after)))


def uses(hand: bytes, position: Position) -> Iterator[Position]:
    """The talon's uppermost card laid elsewhere, or further cards turned and the last of them used."""
    families, start, talon, columns = position
    for turned in range(start, len(hand) + 1):
        if turned > start:
            talon += hand[turned - 1 : turned]
        for after in laid(columns, talon[-1]) if talon else ():
            yield Position(families, turned, talon[:-1], tuple(sorted(after)))
        if turned > start and (higher := played(families, talon[-1])):
            yield Position(higher, turned, talon[:-1], columns)
            if safe(families, talon[-1]):
                return


def moves(hand: bytes, position: Position) -> Iterator[Position]:
    """Every position one move on that may matter."""
    found = list(plays(position))
    if at_once := [after for is_safe, after in found if is_safe]:
        yield at_once[0]
        return
    yield from (after for _, after in found)
    yield from builds(position)
    yield from uses(hand, position)


def home(position: Position) -> int:
    return sum(position.families)


def search(number: int, most: int = 1_000_000) -> Found:
    """Whether this deal is lost."""
    columns, hand = dealt(number)
    start = Position((0,) * 2 * SUITS, 0, b"", tuple(sorted(columns)))
    return follow(start, partial(moves, hand), home, KING * 2 * SUITS, most, lambda position: (home(position), position))


if __name__ == "__main__":
    sys.exit(judge(search, 1_000_000))
