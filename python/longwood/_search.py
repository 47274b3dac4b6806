"""The solver and the adviser. Both work in slices, so that Ctrl-C ends them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass

from . import _games
from ._library import Handle, LimitsStruct, calls, number, told
from ._session import Session

_VERDICTS = ("open", "won", "lost")
_SLICE = 200_000


@dataclass(frozen=True)
class Solution:
    """What is proved of a position, every card being known: 'won', 'lost' or 'open', the positions searched, and
    moves that win if it is won."""

    verdict: str
    nodes: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Advice:
    """What to do next, using only what the player can know, and how often a player wins who continues like this."""

    plan: tuple[str, ...]
    worth: str
    chance: float
    low: float
    high: float
    worlds: int
    unknown: int
    verdict: str | None


class _Solver:
    def __init__(self, nodes: int, milliseconds: int, memory: int):
        limits = LimitsStruct(number("nodes", nodes), number("milliseconds", milliseconds), number("memory", memory))
        self._handle = Handle(calls.new_solver(ctypes.byref(limits)), calls.free_solver)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._handle.close()

    def solve(self, session: Session) -> None:
        calls.solve_begin(self._handle, session._handle)
        while not calls.solve_on(self._handle, _SLICE):
            pass

    @property
    def verdict(self) -> int:
        return calls.verdict_of(self._handle)

    @property
    def nodes(self) -> int:
        return calls.nodes(self._handle)

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(told(calls.solution(self._handle)).split())


def _session(game: str | Session, of_deal: dict) -> Session:
    if not isinstance(game, Session):
        return _games.deal(game, **of_deal)
    if of_deal:
        raise ValueError(f"a session says what is played; leave out {', '.join(of_deal)}")
    return game


def solve(game: str | Session, *, nodes: int = 0, milliseconds: int = 0, memory: int = 0, **of_deal) -> Solution:
    """Can it be won, all cards being known? A session where it stands, or a game as `deal` takes it:
    `solve("fortress", deal=5)`. The limits are positions, milliseconds and bytes; 0 is as usual."""
    session = _session(game, of_deal)
    with _Solver(nodes, milliseconds, memory) as solver:
        solver.solve(session)
        return Solution(_VERDICTS[solver.verdict], solver.nodes, solver.moves)


def solve_many(game: str, deals: Iterable[int], *, set: str | None = None, options: str | None = None, nodes: int = 0, memory: int = 0):
    """Decides deals by their numbers, with one solver.

    With NumPy a structured array with the fields deal, verdict (0 open, 1 won, 2 lost), nodes and length (of the line
    that wins); else a list of such tuples.
    """
    rows = []
    with _Solver(nodes, 0, memory) as solver:
        for each in deals:
            solver.solve(_games.deal(game, each, set=set, options=options))
            rows.append((number("deal", each), solver.verdict, solver.nodes, len(solver.moves)))
    try:
        import numpy
    except ImportError:
        return rows
    return numpy.array(rows, dtype=[("deal", "u8"), ("verdict", "u1"), ("nodes", "u8"), ("length", "u4")])


def advise(game: str | Session, *, worlds: int = 256, seed: int = 1, **of_deal) -> Advice:
    """What to do next where a session stands, or in a game as `deal` takes it; the chance is an average
    over `worlds` deals of the cards that are not seen."""
    session = _session(game, of_deal)
    handle = Handle(calls.new_adviser(number("worlds", worlds, 1_000_000), number("seed", seed)), calls.free_adviser)
    try:
        calls.advise_begin(handle, session._handle)
        while not calls.advise_on(handle):
            pass
        found = calls.advice_of(handle).contents
        return Advice(
            tuple(told(found.plan).split()),
            told(found.worth),
            found.share,
            found.low,
            found.high,
            found.worlds,
            found.unknown,
            _VERDICTS[found.verdict] if found.unknown == 0 else None,
        )
    finally:
        handle.close()
