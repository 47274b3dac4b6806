#!/usr/bin/env python3
"""Is a deal of The Trefoil lost? Follows every line of play that may matter, and shares no line with the program.

    the_trefoil.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each, under the book's rules, until it has met MOST positions (300,000).
Three thoughts are in it:

* A card that can go home goes home at once. It can be held back, but not past the end of a deal: fans are gathered only when no card
  can be moved. Only the card of the next lower rank may be laid on it, and that one is home. So the rest of a line can be played as it
  is, without the moves of this card, and ends with the same fans.
* A card c may be married at once to the next card d if the next lower card than c lies beneath c, and if d is a king or the next higher
  card than d lies beneath d. Until c moves, nothing can be laid on c or on d, and d cannot move. So c can go to d or home in any line,
  and if it goes to d first, the rest of the line can be played as it is.
* In the last deal it does not matter where a fan lies.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from check_losses import shuffled
from lines_of_play import Found, follow, judge

SUITS, ACE, KING, DEALS, TOGETHER = 4, 1, 13, 3, 3

Fan = bytes  # the available card last; a card is 16 times its suit and its rank


class Position(NamedTuple):
    deals: int  # how many are left, the one in progress included
    families: tuple[int, ...]  # the rank that each suit shows
    fans: tuple[Fan, ...]  # those that hold cards; in the last deal sorted


def laid_out(cards: bytes) -> Iterator[Fan]:
    return (cards[at : at + TOGETHER] for at in range(0, len(cards), TOGETHER))


def settled(deals: int, families: tuple[int, ...], fans: Iterable[Fan]) -> Position:
    """The position once all cards are home that can go there."""
    ranks, left = list(families), list(fans)
    went = True
    while went:
        went = False
        for at, fan in enumerate(left):
            while fan and ranks[fan[-1] // 16] + 1 == fan[-1] % 16:
                ranks[fan[-1] // 16] += 1
                fan = fan[:-1]
                went = True
            left[at] = fan
    held = filter(None, left)
    return Position(deals, tuple(ranks), tuple(held if deals > 1 else sorted(held)))


def at_once(card: int, fan: Fan, onto: Fan) -> bool:
    """Whether a card of this fan is married at once to the end of another."""
    return card - 1 in fan and (onto[-1] % 16 == KING or onto[-1] + 1 in onto)


def moves(position: Position) -> Iterator[Position]:
    """Every position one marriage on, or the next deal; only one if a marriage is made at once."""
    deals, families, fans = position
    ends = {fan[-1]: at for at, fan in enumerate(fans)}
    marriages = [(card, at, ends[card + 1]) for card, at in ends.items() if card + 1 in ends]
    if not marriages and deals > 1:
        yield settled(deals - 1, families, laid_out(b"".join(fans)))
    sure = [(card, at, to) for card, at, to in marriages if at_once(card, fans[at], fans[to])]
    for card, at, to in sure[:1] or marriages:
        after = list(fans)
        after[at] = fans[at][:-1]
        after[to] += bytes((card,))
        yield settled(deals, families, after)


def home(position: Position) -> int:
    return sum(position.families)


def order(position: Position) -> tuple[int, int, Position]:
    """The later deals first."""
    return -position.deals, home(position), position


def search(number: int, most: int = 300_000) -> Found:
    """Whether this deal is lost."""
    cards = bytes(16 * suit + rank for suit, rank in shuffled(number) if rank != ACE)
    start = settled(DEALS, (ACE,) * SUITS, laid_out(cards))
    return follow(start, moves, home, KING * SUITS, most, order)


if __name__ == "__main__":
    sys.exit(judge(search, 300_000))
