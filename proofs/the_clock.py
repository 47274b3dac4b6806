#!/usr/bin/env python3
"""Losses of The Clock, each by a tree of positions at whose ends an answer set solver finds that cards cannot be freed.

    the_clock.py FILE...            checks certificates
    the_clock.py --write DEAL       writes one

A certificate names the deal and, a line each, ways of play at whose end the cards cannot be freed even if nothing is used up
(tests/oracle/clock_freed.lp says what that means in a dozen lines; clingo decides it). Every other position must not be won, and all that
follow from it are looked at in turn. The moves are those of tests/oracle, which shares no line with the program. Status 1 if one does
not hold, 3 for a file that is no certificate.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "oracle"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from check_losses import bad, number_in  # noqa: E402
from games.the_clock.oracle import TheClock  # noqa: E402
from replay import start_from_number  # noqa: E402
from test_clock_losses import can_be_freed  # noqa: E402

MOST = 10_000  # positions


def start_of(deal: int) -> TheClock:
    position = start_from_number("the-clock", deal)
    assert isinstance(position, TheClock)
    return position


def write(deal: int) -> None:
    todo: list[tuple[TheClock, list[str]]] = [(start_of(deal), [])]
    print(f"the-clock {deal}")
    while todo:
        position, way = todo.pop()
        if can_be_freed(position):
            todo += [(position.after(move), [*way, move]) for move in position.moves()]
        else:
            print(" ".join(["stuck", *way]))


class NoCertificateError(Exception):
    """A text that cannot be read as a certificate."""


def read(text: str) -> tuple[str, int, set[tuple[str, ...]]]:
    """The game, the deal and the ways of play of a certificate."""
    lines = [line.split() for line in text.splitlines()]
    number = number_in(lines[0][1]) if lines and len(lines[0]) == 2 else None
    if number is None:
        raise NoCertificateError("line 1 is not a game and the number of a deal")
    for at, words in enumerate(lines[1:], 2):
        if words[:1] != ["stuck"]:
            raise NoCertificateError(f"line {at} does not begin with 'stuck'")
    return lines[0][0], number, {tuple(words[1:]) for words in lines[1:]}


def fault_of(text: str) -> str:
    """What does not hold of a certificate; nothing if all does."""
    game, deal, ends = read(text)
    if game != "the-clock":
        return "it is of another game"
    todo: list[tuple[TheClock, tuple[str, ...]]] = [(start_of(deal), ())]
    for _ in range(MOST):
        if not todo:
            return ""
        position, way = todo.pop()
        at = f"after {' '.join(way) or 'no move'}: "
        if position.won():
            return at + "the game is won"
        if way not in ends:
            todo += [(position.after(move), (*way, move)) for move in position.moves()]
        elif can_be_freed(position):
            return at + "the cards can be freed"
    return "there are positions without end"


def main() -> int:
    if sys.argv[1:2] == ["--write"]:
        deal = number_in(sys.argv[2]) if len(sys.argv) == 3 else None
        write(deal if deal is not None else bad("--write: give the number of one deal after it"))
        return 0
    status = 0
    for name in sys.argv[1:]:
        try:
            fault = fault_of(Path(name).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, NoCertificateError) as error:
            bad(f"{name}: {error}")
        status |= bool(fault)
        print(f"{name}: " + (fault or "lost"))
    return status


if __name__ == "__main__":
    sys.exit(main())
