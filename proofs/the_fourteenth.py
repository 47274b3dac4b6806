#!/usr/bin/env python3
"""Losses of The Fourteenth, each by one number; shares no line with the program.

    the_fourteenth.py < CERTIFICATES

reads a deal and a number k in each line. The square and the first 2k cards of the hand, 25 + 2k cards in all, hold k pairs at most,
however they are paired. Each pair taken out brings two cards from the hand, and so does nothing else: so the next card
comes only after k + 1 pairs have been taken out of these cards. They hold at most k, so it never comes. The exchange moves cards but
does not change which cards there are. Status 1 if some certificate does not hold; it is named. Status 3 for a line that is not two numbers.
"""

import sys
from collections import Counter

from check_losses import lines_of_numbers
from two_packs import shuffled

SQUARE = 25


def most_pairs(ranks: Counter[int]) -> int:
    """The maximum number of pairs that make fourteen, given how many cards there are of each rank."""
    return sum(min(ranks[low], ranks[14 - low]) for low in range(1, 7)) + ranks[7] // 2


def holds(number: int, k: int) -> bool:
    """Whether the first 25 + 2k cards hold no more than k pairs, and others are to come."""
    dealt = SQUARE + 2 * k
    cards = shuffled(number)
    return 0 <= k and dealt < len(cards) and most_pairs(Counter(rank for _, rank, _ in cards[:dealt])) <= k


def main() -> int:
    proved = 0
    refused = []
    for number, k in lines_of_numbers(2, "a deal and a number of pairs"):
        if holds(number, k):
            proved += 1
        else:
            refused.append(number)
            print(f"deal {number}: {k} is no proof")
    print(f"{proved} proved lost, {len(refused)} not")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
