#!/usr/bin/env python3
"""Is a deal of La Nivernaise lost? Follows every move that may matter, and shares no line with the program.

    la_nivernaise.py [MOST] < NUMBERS

reads deal numbers, one a line, and follows the lines of play of each, by Lady Cadogan's rules, until it has met MOST positions (20,000).
The thoughts in it are

* that it does not matter which of two like cards is which, nor in which place of the flanks a card lies;
* that exchanges need not be followed. One can be made only when the families of a suit meet, which show u and u + 1 then and hold every
  rank once. There the rank at which they meet can be had at will, so any card of the suit can be played, and both families show its rank
  after that: they have crossed. So a card that can be played always leads to one and the same, even if it suits both families;
* that a card of the flanks is played as soon as it can be, and nothing else is tried, unless the families of its suit meet. Another line
  may play its like instead, or this one later; let it lay the like, if it comes from the line, in the place that this card has left, and
  both are equal then. Until then the card leaves a place more, and its family shows a card more, neither of which takes a move away. If
  the families have crossed, its like is home already.

The last is of the last play, when no card will be dealt any more. It does not matter in which order the packets lie; and a deal is lost if
it is lost where nothing counts but places in the flanks (`LastPlay`). Cards leave the packets one after another, and none comes back. Of
those that have left, the families of a suit can hold the ranks from the ace on and from the king down, as far as there is no gap, one card
each; if there is no gap at all, every rank once and a second card of neighbouring ranks, and if they have crossed, of those about the
crossing, for then nothing is exchanged. Whatever has left the packets beyond that lies in the flanks: eight cards at most. If the packets
cannot be emptied so, they cannot be by any line.

    It suffices to go on, each time, to the first card of a packet with which the families may come to hold more. Let x be the first such
    card of a line, so that until then they can hold no more than now. What the line takes before x from other packets can be taken after x:
    until x fewer cards are out, x goes on from the same end as in the line, and with it the families hold one more than the line had then.
    Where a suit has every rank and has not crossed, no end is known, and all its second cards count as such. If x lies uppermost and takes
    no place whenever it is taken, nothing else is tried: its suit has crossed, or its like lies below it.

Status 1 if some deal can be won, 2 if some took too many positions; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lines_of_play import Found, follow, judge
from two_packs import shuffled

PACKETS, FLANKS, TOGETHER, REDEALS, SUITS = 6, 8, 4, 1, range(4)

Cards = bytes  # of a packet the uppermost last; a card is 16 times its suit and its rank, ace 1 to king 13
Families = tuple[int, int]  # of a suit: the rank that the rising one shows, 0 for none, and the falling one, 14 for none
MEET: Families = (-1, -1)  # together they hold every rank once


def played(families: Families, rank: int) -> Families | None:
    """The families of a suit after this card, if it can be played."""
    up, down = families
    if families == MEET:
        return rank, rank
    if rank == up + 1:
        return MEET if rank + 1 == down else (rank, down)
    if rank == down - 1:
        return MEET if up + 1 == rank else (up, rank)
    return None


_all_families = [MEET, *((up, down) for up in range(14) for down in range(1, 15) if up + 1 != down)]
PLAYED = {families: [played(families, rank) for rank in range(14)] for families in _all_families}


class Position(NamedTuple):
    families: tuple[Families, ...]  # by suit
    flanks: Cards  # in order
    packets: tuple[Cards, ...]  # in the last play only those that hold cards, in order
    hand: Cards  # the card that is dealt first at the head
    redeals: int  # to come


def put(values: tuple, at: int, value) -> tuple:
    return values[:at] + (value,) + values[at + 1 :]


def last(position: Position) -> bool:
    return not position.hand and not position.redeals


def settled(position: Position) -> Position:
    """The position once all cards of the flanks are played that are played at once."""
    families, flanks = position.families, position.flanks
    at = 0
    while at < len(flanks):
        suit, rank = flanks[at] >> 4, flanks[at] & 15
        after = PLAYED[families[suit]][rank]
        if after and families[suit] != MEET:
            families, flanks, at = put(families, suit, after), flanks[:at] + flanks[at + 1 :], 0
        else:
            at += 1
    packets = position.packets
    return position._replace(families=families, flanks=flanks, packets=tuple(sorted(filter(None, packets))) if last(position) else packets)


def round_dealt(position: Position) -> Position:
    """Four cards together on each packet, as far as the hand goes."""
    hand, n = position.hand, TOGETHER
    packets = tuple(packet + hand[n * i : n * i + n] for i, packet in enumerate(position.packets))
    return settled(position._replace(packets=packets, hand=hand[n * PACKETS :]))


def taken(position: Position, at: int) -> Position:
    """The position when the uppermost card of a packet has gone: four more come at once where it was the only one."""
    packets, hand = position.packets, position.hand
    if len(packets[at]) > 1:
        return position._replace(packets=put(packets, at, packets[at][:-1]))
    return position._replace(packets=put(packets, at, hand[:TOGETHER]), hand=hand[TOGETHER:])


def moves(position: Position) -> Iterator[Position]:
    """Every position one move on."""
    families, flanks, packets, hand, redeals = position
    room = len(flanks) < FLANKS
    for at, card in enumerate(flanks):
        if after := PLAYED[families[card >> 4]][card & 15]:
            yield settled(position._replace(families=put(families, card >> 4, after), flanks=flanks[:at] + flanks[at + 1 :]))
    for at, packet in enumerate(packets):
        if packet:
            rest, card = taken(position, at), packet[-1]
            if after := PLAYED[families[card >> 4]][card & 15]:
                yield settled(rest._replace(families=put(families, card >> 4, after)))
            if room:
                yield settled(rest._replace(flanks=bytes(sorted((*flanks, card)))))
    if hand:
        if room:
            yield settled(position._replace(flanks=bytes(sorted((*flanks, hand[0]))), hand=hand[1:]))
        yield round_dealt(position)
    elif redeals and any(packets):
        yield round_dealt(position._replace(packets=(b"",) * PACKETS, hand=b"".join(packets), redeals=redeals - 1))


# Which cards of a suit are out of the packets: a bit for each rank of which one is, and one 16 places higher if both are.
ONCE = 0x3FFE
BOTH = ONCE | ONCE << 16


@cache
def held(out: int, crossing: int) -> tuple[int, int]:
    """The most cards of a suit that its families can hold, and the ranks, as bits, with which that may become more. If they have crossed,
    both hold the rank of the crossing; else it is 0."""
    twice = out >> 16
    if out & ONCE != ONCE:
        up, down = 1, 13
        while out >> up & 1:
            up += 1
        while out >> down & 1:
            down -= 1
        return up - 1 + 13 - down, 1 << up | 1 << down
    if crossing:
        up = down = crossing
        while twice >> up & 1:
            up += 1
        while twice >> down & 1:
            down -= 1
        return 13 + up - down - 1, 1 << up | 1 << down
    run = most = 0
    for rank in range(1, 14):
        run = run + 1 if twice >> rank & 1 else 0
        most = max(most, run)
    return 13 + most, ONCE


class Point(NamedTuple):
    packets: tuple[Cards, ...]  # those that hold cards, in order
    out: tuple[int, ...]  # by suit
    flanks: int  # how many cards lie there at least


class LastPlay:
    """Whether the packets cannot be emptied in the last play for want of places in the flanks. Remembers what it found."""

    def __init__(self) -> None:
        self.known: dict[tuple[tuple[Cards, ...], tuple[int, ...]], bool] = {}

    def lost(self, position: Position) -> bool:
        packets = position.packets
        crossings = tuple(max(up, 0) if down <= up else 0 for up, down in position.families)
        if (packets, crossings) not in self.known:
            out = [BOTH] * 4
            for card in b"".join(packets):
                bit = 1 << (card & 15)
                out[card >> 4] ^= bit << 16 if out[card >> 4] & bit << 16 else bit
            flanks = 104 - sum(map(len, packets)) - sum(held(out[suit], crossings[suit])[0] for suit in SUITS)
            self.known[packets, crossings] = self._stuck(Point(packets, tuple(out), flanks), crossings)
        return self.known[packets, crossings]

    def _stuck(self, start: Point, crossings: tuple[int, ...]) -> bool:
        if start.flanks > FLANKS:
            return True
        seen = {start.packets}
        waiting = [start]
        while waiting:
            point = waiting.pop()
            if point.flanks + sum(map(len, point.packets)) <= FLANKS:
                return False
            for after in sorted(self.steps(point, crossings), key=lambda after: -after.flanks):
                if after.packets not in seen and not self.known.get((after.packets, crossings)):
                    seen.add(after.packets)
                    waiting.append(after)
        self.known.update(dict.fromkeys(((packets, crossings) for packets in seen), True))
        return True

    @staticmethod
    def steps(point: Point, crossings: tuple[int, ...]) -> list[Point]:
        """To the first card of each packet with which the families may hold more."""
        packets, out, flanks = point
        holding = [held(out[suit], crossings[suit]) for suit in SUITS]
        found = []
        for i, packet in enumerate(packets):
            after = list(out)
            for depth, card in enumerate(packet[: -FLANKS - 2 + flanks : -1], 1):
                suit, bit = card >> 4, 1 << (card & 15)
                after[suit] |= bit << 16 if after[suit] & bit else bit
                if holding[suit][1] & bit:
                    break
            else:
                continue
            lie = flanks + depth - held(after[suit], crossings[suit])[0] + holding[suit][0]
            if lie <= FLANKS:
                rest = packet[:-depth]
                left = packets[:i] + ((rest,) if rest else ()) + packets[i + 1 :]
                step = Point(tuple(sorted(left)), tuple(after), lie)
                if depth == 1 and lie <= flanks and (crossings[suit] or card in rest):
                    return [step]
                found.append(step)
        return found


def home(position: Position) -> int:
    return -sum(map(len, position.packets)) - len(position.hand) - len(position.flanks)


def search(number: int, most: int = 20_000) -> Found:
    """Whether the deal is lost."""
    pack = bytes(16 * suit + rank for suit, rank, _ in shuffled(number))
    start = Position(((0, 14),) * 4, bytes(sorted(pack[:FLANKS])), (b"",) * PACKETS, pack[FLANKS:], REDEALS)
    last_play = LastPlay()

    def hopeful(position: Position) -> Iterator[Position]:
        return (after for after in moves(position) if not (last(after) and last_play.lost(after)))

    return follow(round_dealt(start), hopeful, home, 0, most, lambda position: (home(position), position))


if __name__ == "__main__":
    sys.exit(judge(search, 20_000))
