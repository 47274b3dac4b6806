"""Agents that play seeing only the table.

    >>> from longwood import arena
    >>> def agent(view):
    ...     return view.moves()[0]
    >>> print(arena.play(agent, "nestor", deals=range(20)))

An agent is any function that takes a `View` and returns a move, or several with blanks between them. A view contains
nothing that the player may not know. `python3 -m longwood.arena --help` plays with a separate program instead, or with a
person or a language model, through standard input and output.
"""

from __future__ import annotations

import ctypes
import math
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from . import _games
from ._library import Fault, Handle, calls, fault, given, number, told
from ._session import Session, faces

_MOST = 104
_STANDINGS = ("playing", "won", "over")


class View:
    """A position as its player knows it: the cards in sight and those that were seen and followed since.

    It contains no hidden card: two positions that differ in hidden cards only give views that cannot be told apart.
    """

    def __init__(self, handle: Handle, game: str, piles: tuple[str, ...], line: tuple[str, ...], ends: float):
        self._handle, self._piles, self._ends = handle, piles, ends
        self.game, self.line = game, line

    game: str
    """The game's id."""
    line: tuple[str, ...]
    """The moves made so far."""

    @property
    def seconds_left(self) -> float:
        """Elapsed time left for this game; a game whose time is over counts as lost."""
        return self._ends - time.monotonic()

    @property
    def unknown(self) -> int:
        """How many cards lie where the player cannot tell."""
        return calls.view_unknown(self._handle)

    @property
    def standing(self) -> str:
        """'playing', 'won' or 'over'."""
        return _STANDINGS[calls.view_standing(self._handle)]

    @property
    def dead_end(self) -> bool:
        """Whether the player can see that the game is lost though moves are left."""
        return calls.view_dead_end(self._handle) == 1

    def piles(self) -> dict[str, tuple[str, ...]]:
        """The cards of every pile from its base, unknown ones as '??'."""
        return {name: tuple(faces(cards)) for name, cards in zip(self._piles, self.numbers(), strict=True)}

    def numbers(self) -> list[bytes]:
        """The same as numbers, pile by pile: 4 (rank - 1) + suit + 1, and 0 for an unknown card."""
        cards = (ctypes.c_uint8 * _MOST)()
        return [bytes(cards[: calls.view_cards(self._handle, pile, cards, _MOST)]) for pile in range(len(self._piles))]

    def moves(self) -> list[str]:
        """The legal moves, in notation."""
        return [told(calls.view_move(self._handle, i)) for i in range(calls.view_moves(self._handle))]

    def plans(self) -> list[str]:
        """Sequences of moves that reveal nothing, each with a last move that reveals something or wins.

        All of them, unless their moves reach more than 2,000 positions: then the best by the program's judgement.
        """
        return [told(calls.view_plan(self._handle, i)) for i in range(calls.view_plans(self._handle))]

    def world(self, seed: int) -> World:
        """One of the positions that fit this view, drawn with its probability, in which moves can be played."""
        handle = Handle(calls.world(self._handle, number("seed", seed)), calls.free_view)
        return World(handle, self.game, self._piles, self.line, self._ends)


class World(View):
    """A view whose unknown cards lie somewhere, drawn at random: what is played there shows the cards of this world only."""

    def play(self, *moves: str) -> World:
        """Makes these moves, each a move or several with blanks between them; none of them if one is forbidden."""
        if not calls.world_play(self._handle, given(" ".join(moves))):
            raise fault()
        self.line += tuple(" ".join(moves).split())
        return self


Agent = Callable[[View], str]


def look(session: Session, seconds: float = math.inf) -> View:
    """What the player of a session knows there."""
    piles = tuple(told(calls.pile_name(session._handle, i)) for i in range(calls.piles(session._handle)))
    handle = Handle(calls.look(session._handle), calls.free_view)
    return View(handle, session.game, piles, tuple(session.line), time.monotonic() + seconds)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share; from 0 to 1 without games."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.959963984540054, won / games
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


@dataclass
class Score:
    """Results of one game, by deal."""

    game: str
    won: dict[int, bool] = field(default_factory=dict)
    late: int = 0
    """Games lost because their time was over."""
    seconds: float = 0.0
    """Elapsed, of all games."""

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 % for the share of games won."""
        return wilson(sum(self.won.values()), len(self.won))

    def __str__(self) -> str:
        games, won = len(self.won), sum(self.won.values())
        low, high = self.interval
        share, each = 100 * won / max(games, 1), self.seconds / max(games, 1)
        late = f", {self.late} out of time" if self.late else ""
        return f"{self.game}: won {won} of {games} = {share:.1f} % ({100 * low:.1f} to {100 * high:.1f}), {each:.3g} s a game{late}"


def play_one(agent: Agent, session: Session, seconds: float = math.inf, most_decisions: int = 5_000) -> bool | None:
    """Whether the agent wins from here; None if its time was over. An empty answer gives the game up."""
    ends = time.monotonic() + seconds
    for _ in range(most_decisions):
        if session.standing != "playing":
            break
        answer = agent(look(session, ends - time.monotonic()))
        if time.monotonic() > ends:
            return None
        if not isinstance(answer, str):
            raise Fault(f"the agent returned {answer!r}; return a move such as {session.moves()[0]!r}, or '' to give the game up")
        if not answer.strip():
            break
        session.play(answer)
    return session.standing == "won"


def play(agent: Agent, *games: str, deals: Iterable[int] = range(100), seconds: float = 10.0) -> Scores:
    """Plays these deals of each game with the agent, so many seconds of elapsed time a game."""
    numbers, scores = list(deals), Scores()
    for name in games:
        handle, _ = _games.meant(name, None)
        score = Score(told(calls.game_id(handle)))
        begun = time.monotonic()
        for each in numbers:
            result = play_one(agent, _games.deal(name, each), seconds)
            score.won[each] = bool(result)
            score.late += result is None
        score.seconds = time.monotonic() - begun
        scores.append(score)
    return scores


class Scores(list):
    """Scores of several games; as text, a line each."""

    def __str__(self) -> str:
        return "\n".join(map(str, self))


def random_agent(seed: int = 0) -> Agent:
    """An agent to compare with: any legal move, each equally likely. It gives up after a thousand moves."""
    rng = random.Random(seed)
    return lambda view: rng.choice(view.moves()) if len(view.line) < 1_000 else ""


if __name__ == "__main__":
    from ._text import main

    raise SystemExit(main())
