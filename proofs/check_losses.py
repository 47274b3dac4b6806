#!/usr/bin/env python3
"""Is a deal of Fortress lost? Follows every move there is, and shares no line with the program.

    check_losses.py < NUMBERS

reads deal numbers, one a line, and follows every line of play of each. The only thought in it is that it does not matter where a
row lies. A deal that takes more than 1,000,000 positions, or as many as are named after the script, is not decided. Status 1 if some
deal can be won, else 2 if some is not decided; they are named. Status 3 for a line that is no number of a deal.
"""

import sys
from collections.abc import Iterator
from typing import NoReturn

Card = tuple[int, int]  # suit, rank: ace 1 to king 13
Row = tuple[Card, ...]  # the exposed card last
Position = tuple[tuple[int, ...], tuple[Row, ...]]  # heights of the families by suit; the rows, sorted

MASK = (1 << 64) - 1


def bad(words: str) -> NoReturn:
    """Ends the script: what it was given cannot be read."""
    print(f"{sys.argv[0].rpartition('/')[2]}: {words}", file=sys.stderr)
    sys.exit(3)


def number_in(text: str) -> int | None:
    """A number below 2^64 in digits alone."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) <= MASK else None


def lines_of_numbers(count: int = 1, what: str = "the number of a deal") -> Iterator[list[int]]:
    """The numbers of each line of standard input."""
    for at, line in enumerate(sys.stdin.buffer, 1):
        numbers = [number_in(word) for word in line.decode(errors="replace").split()]
        found = [number for number in numbers if number is not None]
        if len(found) != len(numbers) or len(found) != count:
            bad(f"line {at}: {line.decode(errors='replace').strip()[:60]!a} is not {what}")
        yield found


def most_positions(usual: int) -> int:
    """How many positions of a deal are looked at, from the command line."""
    if len(sys.argv) < 2:
        return usual
    most = number_in(sys.argv[1])
    return most if most else bad(f"{sys.argv[1][:60]!a} is not a number of positions")


def mix(z: int) -> int:
    """SplitMix64's output function."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


def shuffle(cards: list, number: int, stream: int = 0) -> None:
    """Puts cards, given by rank, then suit, then pack, into the order in which this deal has them, or shuffles them again with another
    stream of its number (docs/library/notation.md)."""
    state = mix(number) ^ mix(stream)

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


def search(number: int, most: int = 1_000_000) -> tuple[bool | None, int]:
    """Whether the deal is lost, None if that takes too many positions; and how many were looked at."""
    start = layout(shuffled(number))
    seen = {start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if sum(position[0]) == 52:
            return False, len(seen)
        found = set(moves(position)) - seen
        seen |= found
        if len(seen) > most:
            return None, len(seen)
        waiting.extend(sorted(found, key=lambda after: sum(after[0])))  # plays first: deals that can be won end sooner
    return True, len(seen)


def main() -> int:
    allowed = most_positions(1_000_000)
    counts = {True: 0, False: 0, None: 0}
    positions = most = 0
    for (number,) in lines_of_numbers():
        lost, looked_at = search(number, allowed)
        counts[lost] += 1
        positions += looked_at
        most = max(most, looked_at)
        if not lost:
            print(f"deal {number} " + ("is not decided" if lost is None else "can be won"), flush=True)
    print(f"{counts[True]} lost, {counts[False]} can be won, {counts[None]} not decided; {positions} positions, at most {most} a deal")
    return 1 if counts[False] else 2 if counts[None] else 0


if __name__ == "__main__":
    sys.exit(main())
