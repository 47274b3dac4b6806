#!/usr/bin/env python3
"""Is a deal of Fortress lost? Follows every move there is, and shares no line with the program.

    check_losses.py < NUMBERS

reads deal numbers, one a line, and follows every line of play of each. The only thought in it is that it does not matter where a
row lies. Status 1 if some deal can be won; they are named.
"""

import sys
from collections.abc import Iterator

Card = tuple[int, int]  # suit, rank: ace 1 to king 13
Row = tuple[Card, ...]  # the exposed card last
Position = tuple[tuple[int, ...], tuple[Row, ...]]  # heights of the families by suit; the rows, sorted

MASK = (1 << 64) - 1


def mix(z: int) -> int:
    """SplitMix64's output function."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


def shuffle(cards: list, number: int) -> None:
    """Puts cards, given by rank, then suit, then pack, into the order in which this deal has them (docs/library/notation.md)."""
    state = mix(number) ^ mix(0)

    def below(n: int) -> int:
        nonlocal state
        while True:
            state = state + 0x9E3779B97F4A7C15 & MASK
            product = mix(state) * n
            if product & MASK >= (1 << 64) % n:
                return product >> 64

    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def shuffled(number: int) -> list[Card]:
    """The pack of this deal, in the order in which it is dealt."""
    pack = [(i & 3, i // 4 + 1) for i in range(52)]
    shuffle(pack, number)
    return pack


def layout(pack: list[Card]) -> Position:
    """Five rows to the left and five to the right, dealt straight across; the two at the bottom have a sixth card. The outermost
    card of a row is exposed: the first one dealt on the left, the last on the right."""
    rows = []
    at = 0
    for row in range(5):
        for left in (True, False):
            length = 6 if row == 4 else 5
            cards = pack[at : at + length]
            rows.append(tuple(reversed(cards) if left else cards))
            at += length
    return (0, 0, 0, 0), tuple(sorted(rows))


def moves(position: Position) -> Iterator[Position]:
    """Every position one move on."""
    families, rows = position
    for i, row in enumerate(rows):
        if not row:
            continue
        suit, rank = card = row[-1]
        others = rows[:i] + rows[i + 1 :]
        if families[suit] + 1 == rank:
            played = families[:suit] + (rank,) + families[suit + 1 :]
            yield played, tuple(sorted((*others, row[:-1])))
        for j, onto in enumerate(others):
            if not onto or (onto[-1][0] == suit and abs(onto[-1][1] - rank) == 1):
                rest = others[:j] + others[j + 1 :]
                yield families, tuple(sorted((*rest, row[:-1], (*onto, card))))


def search(number: int) -> tuple[bool, int]:
    """Whether the deal is lost, and how many positions were looked at."""
    start = layout(shuffled(number))
    seen = {start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if sum(position[0]) == 52:
            return False, len(seen)
        found = set(moves(position)) - seen
        seen |= found
        waiting.extend(sorted(found, key=lambda after: sum(after[0])))  # plays first: deals that can be won end sooner
    return True, len(seen)


def main() -> int:
    lost = positions = most = 0
    winnable = []
    for line in sys.stdin:
        number = int(line)
        is_lost, looked_at = search(number)
        lost += is_lost
        positions += looked_at
        most = max(most, looked_at)
        if not is_lost:
            winnable.append(number)
            print(f"deal {number} can be won")
    print(f"{lost} lost, {len(winnable)} can be won; {positions} positions, at most {most} a deal")
    return 1 if winnable else 0


if __name__ == "__main__":
    sys.exit(main())
