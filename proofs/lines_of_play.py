"""Every line of play of a deal, and what the scripts say of the deals that they are given."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from check_losses import lines_of_numbers, most_positions

Position = TypeVar("Position", bound=Hashable)
Found = tuple[bool | None, int]
"""Whether a deal is lost, None if that takes too many positions; and how many were looked at."""


def follow(
    start: Position,
    moves: Callable[[Position], Iterable[Position]],
    home: Callable[[Position], int],
    whole: int,
    most: int,
    order: Callable[[Position], Any] | None = None,
) -> Found:
    """Follows every line of play from a position. `home` counts the cards that are home or out; the game is won with `whole` of them. Of
    what follows from a position the last by `order` is tried first; if there is none, by `home`."""
    seen = {start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if home(position) == whole:
            return False, len(seen)
        found = set(moves(position)) - seen
        seen |= found
        if len(seen) > most:
            return None, len(seen)
        waiting.extend(sorted(found, key=order or home))  # plays first: deals that can be won end sooner
    return True, len(seen)


def judge(search: Callable[[int, int], Found], usual: int, open_words: str = "takes too many positions") -> int:
    """Searches the deals of standard input, each as far as the command line says or `usual`, and prints what it finds; the status."""
    most = most_positions(usual)
    counts = {True: 0, False: 0, None: 0}
    positions = 0
    for (number,) in lines_of_numbers():
        lost, looked_at = search(number, most)
        counts[lost] += 1
        positions += looked_at
        if not lost:
            print(f"deal {number} " + (open_words if lost is None else "can be won"), flush=True)
    print(f"{counts[True]} lost, {counts[False]} can be won, {counts[None]} not decided; {positions} positions")
    return 1 if counts[False] else 2 if counts[None] else 0
