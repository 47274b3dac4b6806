#!/usr/bin/env python3
"""Are the reasons of lost positions true? Follows every line of play with the oracle, and shares no line with the program.

    longwood-lab losses fortress --losses 100 --json | tests/oracle/check_why_lost.py [MOST]

reads one position a line and follows every line of play from it, at most MOST positions (20,000). It checks that no position has
all the cards of `cannot` home, that without any one of them some position has, and that no card of `pinned` and `held` ever leaves
its pile. Status 1 if a reason is false; each is named.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable

from position import Position
from replay import play_all, start_from_number

DONE_WITH = ("out",)


def positions_from(start: Position, most: int) -> list[Position] | None:
    """Every position that can be reached; None if there are more. The order of cards thrown out does not matter."""

    def key(position: Position) -> str:
        state = {name: value for name, value in vars(position).items() if name != "cards"}
        piles = {
            name: tuple(sorted(cards)) if name in DONE_WITH else cards for name, cards in position.cards.items()
        }
        return repr((piles, state))

    seen = {key(start)}
    found = [start]
    for position in found:
        for move in position.moves():
            after = position.after(move)
            if (name := key(after)) not in seen:
                if len(seen) == most:
                    return None
                seen.add(name)
                found.append(after)
    return found


def home(position: Position) -> Counter[str]:
    """The cards that are done with."""
    done = [*position.families, *DONE_WITH, *(name for name in position.pile_names if name[1:] == "b" and len(name) == 2)]
    return Counter(card for name in dict.fromkeys(done) for card in position.cards.get(name, ()))


def prefix_lengths(start: Position, card: str) -> Iterable[tuple[str, int]]:
    """Each pile in which a card lies, and how many cards there are up to it."""
    for name, cards in start.cards.items():
        for at, other in enumerate(cards):
            if other == card:
                yield name, at + 1


def faults(told: dict, positions: list[Position]) -> Iterable[str]:
    """What is false in the reasons of one position."""
    start = positions[0]
    if any(position.won() for position in positions):
        yield "it can be won"
    sets = [home(position) for position in positions]
    cannot = Counter(told["cannot"])
    if any(cannot <= at_home for at_home in sets):
        yield f"{' '.join(told['cannot'])} can all be home"
    for card in cannot:
        fewer = cannot - Counter([card])
        if not any(fewer <= at_home for at_home in sets):
            yield f"{card} is superfluous among {' '.join(told['cannot'])}"
    for card in {*told["pinned"], *told["held"]}:
        stays = any(
            all(position.cards[name][:size] == start.cards[name][:size] for position in positions)
            for name, size in prefix_lengths(start, card)
        )
        if not stays:
            yield f"{card} can leave its pile"


def main() -> int:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    checked = false = skipped = followed = 0
    for line in sys.stdin:
        told = json.loads(line)
        start = play_all(start_from_number(told["game"], int(told["deal"])), told["moves"].split())
        positions = positions_from(start, most)
        if positions is None:
            skipped += 1
            continue
        checked += 1
        followed += len(positions)
        for fault in faults(told, positions):
            false += 1
            print(f"{told['game']} deal {told['deal']} after '{told['moves']}': {fault}", flush=True)
    print(f"{checked} checked, {false} faults, {skipped} with too many positions; {followed} positions")
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main())
