"""Longwood's games as environments of Gymnasium (https://gymnasium.farama.org), which must be installed.

    >>> from longwood.gymnasium import Patience
    >>> env = Patience("nestor")
    >>> observation, info = env.reset(seed=5)
    >>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

An observation is what the player knows, never a hidden card.
"""

from __future__ import annotations

import gymnasium
import numpy

from . import _games
from .arena import look

_CARDS, _ACTIONS = 104, 640
UNKNOWN, ABSENT = 0, 53


class Patience(gymnasium.Env):
    """One game. The deal is drawn by the seed, or given as `reset(options={"deal": 5})`.

    * Action: the number of a legal move; `info["action_mask"]` marks the legal ones, `info["moves"]` has them in notation.
      A move that is not legal changes nothing.
    * Observation: for each pile its cards from the base: 1 to 52 (4 (rank - 1) + suit + 1), 0 for an unknown card, and 53
      where there is none.
    * Reward: 1 when the game is won, otherwise 0.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(self, game: str, set: str | None = None, render_mode: str | None = None):
        self._game, self._set, self.render_mode = game, set, render_mode
        self._session = _games.deal(game, 0, set=set)
        self.action_space = gymnasium.spaces.Discrete(_ACTIONS)
        shape = (len(look(self._session).numbers()), _CARDS)
        self.observation_space = gymnasium.spaces.Box(UNKNOWN, ABSENT, shape, numpy.uint8)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        deal = (options or {}).get("deal")
        self._session = _games.deal(self._game, int(self.np_random.integers(2**53)) if deal is None else deal, set=self._set)
        return self._seen()

    def step(self, action):
        moves = self._session.moves()
        if 0 <= action < len(moves):
            self._session.play(moves[action])
        observation, info = self._seen()
        won = self._session.standing == "won"
        return observation, float(won), self._session.standing != "playing", False, info

    def render(self) -> str | None:
        return str(self._session) if self.render_mode == "ansi" else None

    def _seen(self):
        view = look(self._session)
        cards = numpy.full(self.observation_space.shape, ABSENT, numpy.uint8)
        for row, pile in zip(cards, view.numbers(), strict=True):
            row[: len(pile)] = list(pile)
        moves = view.moves()
        mask = numpy.zeros(_ACTIONS, numpy.int8)
        mask[: len(moves)] = 1
        return cards, {"action_mask": mask, "moves": moves}
