#!/usr/bin/env python3
"""Is a deal of The Flower-Garden lost? Follows every line of a simpler game, which can be won if the deal can.

    the_flower_garden.py [MOST] < NUMBERS

reads deal numbers, one a line, and shares no line with the program. The simpler game knows only which cards lie as they were dealt and
which are home; the others that were dealt to packets have left their places, and may be arranged at will where there is room. Each of
them has room

* on a card of the next higher rank that is the end of what was dealt to its packet, that has left and is not home, or that comes from
  the bouquet, which then needs room itself; no two on the same card;
* in a packet none of whose dealt cards are left, one card for each.

In the game itself all cards lie so. Cards leave one by one, each from the end of a packet, and nothing lies on a card when it leaves. So
if no order of leaving and of going home keeps room for all, the deal is lost. Nothing else is proved: a deal that this leaves open is
not decided, nor one that takes more than MOST positions (200,000). Status 2 if some deal is not decided; they are named. Status 3 for a
line that is not a number.
"""

import sys
from collections.abc import Iterator

from check_losses import Card, shuffled
from lines_of_play import Found, judge

PACKETS, HEIGHT, ACE, KING = 6, 6, 1, 13
SUITS = range(4)

Counts = tuple[int, ...]
Position = tuple[Counts, Counts]  # cards of each packet that lie as they were dealt; cards of each suit that are home


def dealt(number: int) -> tuple[list[list[Card]], list[Card]]:
    """The packets, each dealt as a whole, and the bouquet."""
    pack = shuffled(number)
    return [pack[HEIGHT * i : HEIGHT * (i + 1)] for i in range(PACKETS)], pack[PACKETS * HEIGHT :]


class Garden:
    """One deal."""

    def __init__(self, number: int):
        self.packets, self.bouquet = dealt(number)
        # of each card that was dealt to a packet: which, and how many cards lie there when it is the end
        self.places = {card: (i, height) for i, packet in enumerate(self.packets) for height, card in enumerate(packet, 1)}

    def has_room(self, position: Position, leaving: int | None = None) -> bool:
        """Whether all cards that left have room; nothing may lie on the end of the packet from which a card is about to leave."""
        heights, home = position
        ends, left, reserve = [0] * (KING + 2), [0] * (KING + 2), [0] * (KING + 2)
        for i, (packet, height) in enumerate(zip(self.packets, heights, strict=True)):
            if height and i != leaving:
                ends[packet[height - 1][1]] += 1
            for suit, rank in packet[height:]:
                left[rank] += rank > home[suit]
        for suit, rank in self.bouquet:
            reserve[rank] += rank > home[suit]
        begun = laid = 0  # packets begun, and cards of the bouquet that were laid
        for rank in range(ACE, KING + 1):
            lacking = max(0, left[rank] + laid - ends[rank + 1] - left[rank + 1])
            laid = min(lacking, reserve[rank + 1])
            begun += lacking - laid
        return begun <= heights.count(0)

    def moves(self, position: Position) -> Iterator[Position]:
        """Every position one move on that keeps room for all cards."""
        heights, home = position
        for suit in SUITS:
            card = (suit, home[suit] + 1)
            if card[1] > KING:
                continue
            higher = (*home[:suit], card[1], *home[suit + 1 :])
            at, height = self.places.get(card, (None, 0))
            if at is None or heights[at] < height:
                yield heights, higher
            elif heights[at] == height and self.has_room(position, leaving=at):
                yield (*heights[:at], height - 1, *heights[at + 1 :]), higher
        for at, height in enumerate(heights):
            if height and self.has_room(position, leaving=at):
                yield (*heights[:at], height - 1, *heights[at + 1 :]), home

    def is_lost(self, most: int) -> Found:
        """Whether the packets cannot all be emptied in the simpler game; None if they can, or if that takes too many positions."""
        start = ((HEIGHT,) * PACKETS, (0,) * len(SUITS))
        seen, waiting = {start}, [start]
        while waiting:
            position = waiting.pop()
            if not any(position[0]):
                return None, len(seen)
            for after in self.moves(position):
                if after not in seen and self.has_room(after):
                    seen.add(after)
                    waiting.append(after)
            if len(seen) > most:
                return None, len(seen)
        return True, len(seen)


def search(number: int, most: int = 200_000) -> Found:
    """Whether this deal is lost; None if the simpler game can be won."""
    return Garden(number).is_lost(most)


if __name__ == "__main__":
    sys.exit(judge(search, 200_000, open_words="is not decided"))
