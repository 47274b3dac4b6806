"""The families of each suit which rise from the ace and which fall from the king."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from cards import SUITS, wanted_by_family
from position import Position

ACE_FAMILIES = tuple(s.lower() + "a" for s in SUITS)
KING_FAMILIES = tuple(s.lower() + "k" for s in SUITS)
ACE_AND_KING_FAMILIES = ACE_FAMILIES + KING_FAMILIES

BARE_ACES_AND_KINGS = {name: name[::-1].upper() for name in ACE_AND_KING_FAMILIES}
"""One ace and one king of each suit laid out beforehand: sa holds AS, sk holds KS."""


ONE_ACE_AND_KING_OF_EACH_SUIT = [r + s for r in "AK" for s in SUITS]


PLACES_BETWEEN = tuple(s.lower() + "b" for s in SUITS)
"""Where a card waits that both families of its suit would take (rules G13)."""


def takes(position: Position, family: str, card: str) -> bool:
    """Whether a family takes a card now: the next one, or the one after a waiting card, which then goes before it."""
    if family[0].upper() != card[1]:
        return False
    waiting = position.top(family[0] + "b")
    after = wanted_by_family(family, len(position.cards[family]) + 1) if waiting is not None else None
    return card in (position.wanted(family), after)


def plays_home(position: Position, sources: Iterable[str]) -> Iterator[str]:
    """Plays to the families and, of a card that both would take, to the place between them (rules G13)."""
    for source in sources:
        card = position.top(source)
        if card is None:
            continue
        found = [family for family in ACE_AND_KING_FAMILIES if takes(position, family, card)]
        yield from (f"{source}-{family}" for family in found)
        place = card[1].lower() + "b"
        if len(found) == 2 and not position.cards[place] and not position.has("abeyance", "off"):
            yield f"{source}-{place}"


def leave_a_choice(position: Position, plays: Sequence[str]) -> bool:
    """Plays of the twin of a waiting card come to the same, whichever family it goes to."""
    card = position.top(plays[0].partition("-")[0]) if plays else None
    if len(plays) == 2 and card is not None and position.top(card[1].lower() + "b") == card:
        return plays[0].partition("-")[0] != plays[1].partition("-")[0]
    return len(plays) > 1


def play_home(position: Position, source: str, target: str) -> None:
    """Change a fresh copy by a play; it settles where the waiting card of the suit goes (rules G13)."""
    suit = target[0]
    waiting = position.top(suit + "b") if target in ACE_AND_KING_FAMILIES else None
    if waiting is None:
        position._shift(source, target)
    elif waiting == position.top(source):
        position._shift(source, target)
        position._shift(suit + "b", suit + ("k" if target[1] == "a" else "a"))
    else:
        position._shift(suit + "b", target)
        position._shift(source, target)


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
