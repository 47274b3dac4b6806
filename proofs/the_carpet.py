#!/usr/bin/env python3
"""Is a deal of The Carpet lost? Follows every move there is, and shares no line with the program.

    the_carpet.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows every line of play of each, by Hoffmann's rules, until it has met MOST positions (1,000,000).
The only thought in it is that it does not matter in which place of the carpet a card lies. Status 1 if some deal can be won, 2 if some
took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from check_losses import Card, shuffled
from lines_of_play import Found, follow, judge

PLACES = 20


class Position(NamedTuple):
    families: tuple[int, ...]  # by suit: the rank that lies uppermost, 0 for none
    carpet: tuple[Card, ...]  # in order
    talon: tuple[Card, ...]  # the uppermost card last
    drawn: int  # cards that have left the hand


def laid(pack: list[Card]) -> Position:
    """The carpet; an ace that comes meanwhile founds its family, and the next card takes its place."""
    families = [0] * 4
    carpet: list[Card] = []
    drawn = 0
    while len(carpet) < PLACES:
        suit, rank = pack[drawn]
        drawn += 1
        if rank == 1:
            families[suit] = 1
        else:
            carpet.append((suit, rank))
    return Position(tuple(families), tuple(sorted(carpet)), (), drawn)


def played(position: Position, card: Card) -> Position:
    suit, rank = card
    families = position.families
    return position._replace(families=families[:suit] + (rank,) + families[suit + 1 :])


def filled(position: Position, pack: list[Card]) -> Position:
    """A place that has lost its card is filled at once: from the talon, otherwise from the hand, if any card is left."""
    if position.talon:
        card, position = position.talon[-1], position._replace(talon=position.talon[:-1])
    elif position.drawn < len(pack):
        card, position = pack[position.drawn], position._replace(drawn=position.drawn + 1)
    else:
        return position
    return position._replace(carpet=tuple(sorted((*position.carpet, card))))


def moves(position: Position, pack: list[Card]) -> Iterator[Position]:
    """Every position one move on. A card is turned only when none of the carpet suits."""

    def suits(card: Card) -> bool:
        return position.families[card[0]] + 1 == card[1]

    suitable = [at for at, card in enumerate(position.carpet) if suits(card)]
    for at in suitable:
        rest = position._replace(carpet=position.carpet[:at] + position.carpet[at + 1 :])
        yield filled(played(rest, position.carpet[at]), pack)
    if position.talon and suits(position.talon[-1]):
        yield played(position._replace(talon=position.talon[:-1]), position.talon[-1])
    if not suitable and position.drawn < len(pack):
        yield position._replace(talon=(*position.talon, pack[position.drawn]), drawn=position.drawn + 1)


def home(position: Position) -> int:
    return sum(position.families)


def search(number: int, most: int = 1_000_000) -> Found:
    """Whether the deal is lost."""
    pack = shuffled(number)
    return follow(laid(pack), lambda position: moves(position, pack), home, len(pack), most)


if __name__ == "__main__":
    sys.exit(judge(search, 1_000_000))
