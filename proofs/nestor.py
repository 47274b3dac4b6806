#!/usr/bin/env python3
"""Is a deal of Nestor lost? Follows every move there is, and shares no line with the program.

    nestor.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows every line of play of each until it has met MOST positions (1,000,000). The only thoughts in
it are that suits do not matter, nor where a card of the reserve lies, nor the order in which cards went out. Status 1 if some deal can
be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from check_losses import shuffle
from lines_of_play import Found, follow, judge

Columns = tuple[tuple[int, ...], ...]  # ranks, the lowest card, which is available, last

MOST_SHUFFLES = 255


class Position(NamedTuple):
    left: tuple[int, ...]  # cards still in each column
    aside: tuple[int, ...]  # ranks of the cards taken up from the reserve, in order
    taken: int  # how many that were


def laid(pack: list[int], any_card: bool = False) -> tuple[Columns, list[int]] | None:
    """Six rows of eight and the four cards left; None if every card in hand has its like in the column whose turn it is."""
    hand = list(pack)
    columns: list[list[int]] = [[] for _ in range(8)]
    for place in range(48):
        column = columns[place % 8]
        for _ in range(len(hand)):
            if any_card or hand[0] not in column:
                break
            hand.append(hand.pop(0))
        else:
            return None
        column.append(hand.pop(0))
    return tuple(map(tuple, columns)), hand


def dealt(number: int) -> tuple[Columns, list[int]]:
    """The columns and the reserve, the card that is taken up first at the head."""
    pack = [i // 4 + 1 for i in range(52)]
    shuffle(pack, number)
    for again in range(1, MOST_SHUFFLES + 1):
        if layout := laid(pack):
            return layout
        shuffle(pack, number, again)
    return laid(pack, any_card=True)


def moves(position: Position, columns: Columns, reserve: list[int]) -> Iterator[Position]:
    """Every position one move on: pairs, and only if there is none a card of the reserve."""
    left, aside, taken = position
    ends = [(column[n - 1], i) for i, (column, n) in enumerate(zip(columns, left, strict=True)) if n]
    any_pair = False
    for at, (rank, i) in enumerate(ends):
        for other, j in ends[at + 1 :]:
            if rank == other:
                any_pair = True
                yield position._replace(left=tuple(n - (k in (i, j)) for k, n in enumerate(left)))
        if rank in aside:
            any_pair = True
            at_aside = aside.index(rank)
            yield Position(tuple(n - (k == i) for k, n in enumerate(left)), aside[:at_aside] + aside[at_aside + 1 :], taken)
    for rank in set(aside):
        if aside.count(rank) > 1:
            any_pair = True
            at_aside = aside.index(rank)
            yield position._replace(aside=aside[:at_aside] + aside[at_aside + 2 :])
    if not any_pair and taken < len(reserve):
        yield Position(left, tuple(sorted((*aside, reserve[taken]))), taken + 1)


def out(position: Position) -> int:
    return 52 - sum(position.left) - len(position.aside) - (4 - position.taken)


def search(number: int, most: int = 1_000_000) -> Found:
    """Whether the deal is lost."""
    columns, reserve = dealt(number)
    start = Position(tuple(map(len, columns)), (), 0)
    return follow(start, lambda position: moves(position, columns, reserve), out, 52, most)


if __name__ == "__main__":
    sys.exit(judge(search, 1_000_000))
