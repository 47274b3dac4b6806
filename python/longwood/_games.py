"""Games, rule sets and deals."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass

from ._library import Fault, calls, fault, given, given_or_none, number, told
from ._session import Session, begun

_MOST = 104


@dataclass(frozen=True)
class RuleSet:
    """A named way to play a game."""

    id: str
    title: str
    source: str
    version: int


@dataclass(frozen=True)
class Game:
    """A game, the other names it is known by, and its rule sets, the book's own first."""

    id: str
    title: str
    source: str
    aim: str
    names: tuple[str, ...]
    sets: tuple[RuleSet, ...]


def _game(handle: int) -> Game:
    sets = (
        RuleSet(told(calls.set_id(handle, i)), told(calls.set_title(handle, i)), told(calls.set_source(handle, i)), calls.set_version(handle, i))
        for i in range(calls.game_sets(handle))
    )
    names = (told(calls.game_name(handle, i)) for i in range(calls.game_names(handle)))
    texts = (told(ask(handle)) for ask in (calls.game_id, calls.game_title, calls.game_source, calls.game_aim))
    return Game(*texts, tuple(names), tuple(sets))


def games() -> list[Game]:
    """Every game."""
    return [_game(calls.game_at(i)) for i in range(calls.games())]


def meant(game: str, set: str | None) -> tuple[int, bytes]:
    """The handle of the game that bears this name, and the id of the set: a name may be that of a rule set."""
    handle = calls.find_game(given(game))
    if not handle:
        raise fault()
    if set == "":
        raise Fault("a rule set without a name; leave it out for the game's own")
    return handle, calls.find_set(given(game)) if set is None else given(set)


def deal(
    game: str,
    deal: int | None = None,
    *,
    deck: str | None = None,
    board: str | None = None,
    set: str | None = None,
    options: str | None = None,
) -> Session:
    """Lays out a game: a deal by its number (0 if nothing is said), a deck or a board."""
    if sum(way is not None for way in (deal, deck, board)) > 1:
        raise ValueError("say what to lay out with one of deal, deck and board")
    handle, rules = meant(game, set)
    if deck is not None:
        return begun(calls.deal_deck(handle, rules, given_or_none(options), given(deck)))
    if board is not None:
        return begun(calls.deal_board(handle, rules, given_or_none(options), given(board)))
    return begun(calls.deal(handle, rules, given_or_none(options), number("deal", 0 if deal is None else deal)))


def deals(game: str, numbers: Iterable[int], *, set: str | None = None):
    """The cards of deals in the order in which they are dealt, a row a deal.

    A card's number is 4 (rank - 1) + suit + 1: ranks from the ace, 1, to the king, 13; suits spades, hearts, diamonds,
    clubs, from 0 to 3. With NumPy an array of bytes, else a list of lists.
    """
    handle, rules = meant(game, set)
    cards = (ctypes.c_uint8 * _MOST)()
    rows = []
    for each in numbers:
        size = calls.deal_cards(handle, rules, number("deal", each), cards, _MOST)
        if size == 0:
            raise fault()
        rows.append(bytes(cards[:size]))
    try:
        import numpy
    except ImportError:
        return [list(row) for row in rows]
    return numpy.frombuffer(b"".join(rows), dtype=numpy.uint8).reshape(len(rows), -1).copy() if rows else numpy.empty((0, 0), numpy.uint8)
