#!/usr/bin/env python3
"""Is a deal of The Salic Law lost? Follows every line of play, and shares no line with the program.

    the_salic_law.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows every line of play of each until it has met MOST positions (1,000,000). Three thoughts are
in it: suits do not matter; nor does the order of packets to which no more is dealt; and a card may be played at once if all eight cards
of the next lower rank are home. For that card takes no place from another, nothing is ever laid on a card of a packet except by the
deal, and a line that wins plays the card later: played at once, the rest of that line can still be made, without the moves of the card
itself. Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is not a number.
"""

import sys
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import shuffled

Packet = tuple[int, ...]  # ranks of the cards on a king, the available one last

ACE, KNAVE, QUEEN, KING = 1, 11, 12, 13
COPIES, HEARTS = 8, 1


class Position(NamedTuple):
    dealt: int  # how many cards were dealt
    packets: tuple[Packet, ...]  # of earlier kings, in order of their ranks
    last: Packet  # of the king laid last, to which cards are dealt
    home: Packet  # how many cards of each rank are home, from the ace to the knave


def in_hand(number: int) -> list[int]:
    """The ranks of the cards in the order of dealing; a king of hearts of the first pack lies on the table already."""
    return [rank for suit, rank, pack in shuffled(number) if (suit, rank, pack) != (HEARTS, KING, 0)]


def after_deal(position: Position, card: int) -> Position:
    """The next card dealt."""
    dealt, packets, last, home = position
    if card == ACE:
        return Position(dealt + 1, packets, last, (home[0] + 1, *home[1:]))
    if card == QUEEN:
        return Position(dealt + 1, packets, last, home)
    if card == KING:
        return Position(dealt + 1, tuple(sorted((*packets, last))), (), home)
    return Position(dealt + 1, packets, (*last, card), home)


def with_packets(position: Position, packets: list[Packet], home: Packet) -> Position:
    """The same with other packets, that of the last king at the end; after the deal it is one among others."""
    return Position(position.dealt, tuple(sorted(packets[:-1])), packets[-1], home)


def plays(position: Position, packets: list[Packet]) -> Iterator[tuple[bool, Position]]:
    """Available cards played to the families, and whether all cards of the next lower rank are home."""
    for at, packet in enumerate(packets):
        rank = packet[-1] if packet else ACE
        if rank == ACE or position.home[rank - 2] == position.home[rank - 1]:
            continue
        home = position.home[: rank - 1] + (position.home[rank - 1] + 1,) + position.home[rank:]
        yield position.home[rank - 2] == COPIES, with_packets(position, [*packets[:at], packet[:-1], *packets[at + 1 :]], home)


def moves(hand: list[int], position: Position) -> Iterator[Position]:
    """Every position one move on; only one if a play is safe."""
    packets = [*position.packets, position.last]
    found = list(plays(position, packets))
    if safe := [after for is_safe, after in found if is_safe]:
        yield safe[0]
        return
    yield from (after for _, after in found)
    if position.dealt < len(hand):
        yield after_deal(position, hand[position.dealt])
        return
    packets.sort()  # the empty ones first
    if packets[0]:
        return
    for at, packet in enumerate(packets):
        if len(packet) > 1:
            moved = [packet[-1:], *packets[1:at], packet[:-1], *packets[at + 1 :]]
            yield Position(position.dealt, tuple(sorted(moved)[:-1]), max(moved), position.home)


def search(number: int, most: int = 1_000_000) -> Found:
    """Whether this deal is lost."""
    hand = in_hand(number)
    start = Position(0, (), (), (0,) * KNAVE)
    return follow(start, partial(moves, hand), lambda position: sum(position.home), KNAVE * COPIES, most)


if __name__ == "__main__":
    sys.exit(judge(search, 1_000_000))
