"""The families of each suit which rise from the ace and which fall from the king."""

from collections.abc import Callable, Iterator, Sequence

from cards import RANKS, SUITS
from position import Position

ACE_FAMILIES = tuple(s.lower() + "a" for s in SUITS)
KING_FAMILIES = tuple(s.lower() + "k" for s in SUITS)
ACE_AND_KING_FAMILIES = ACE_FAMILIES + KING_FAMILIES

BARE_ACES_AND_KINGS = {name: name[::-1].upper() for name in ACE_AND_KING_FAMILIES}
"""One ace and one king of each suit laid out beforehand: sa holds AS, sk holds KS."""


def wanted_by_family(family: str, height: int) -> str | None:
    """The next card of an ascending (sa) or descending (sk) family which holds `height` cards."""
    if height == len(RANKS):
        return None
    suit, start = family[0].upper(), family[1]
    return (RANKS[height] if start == "a" else RANKS[-1 - height]) + suit


def taken_back(
    position: Position, places: Sequence[str], fills: bool, may_lie_on: Callable[[str, str], bool]
) -> Iterator[str]:
    """As PySolFC has it, a family's uppermost card goes among the places, or to the other family which wants it."""
    for family in ACE_AND_KING_FAMILIES:
        card = position.top(family)
        if card is None:
            continue
        for place in places:
            below = position.top(place)
            if may_lie_on(card, below) if below is not None else fills:
                yield f"{family}-{place}"
        other = family[0] + ("k" if family[1] == "a" else "a")
        if position.wanted(other) == card:
            yield f"{family}-{other}"
