"""Starting a deal, counting move paths, and choosing moves at random."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from deals import deck_of_number, number_of_deck, parse_deck
from games import GAMES
from position import Position

PROCEDURES = {"deal", "turn", "refill", "redeal"}


def game_named(name: str) -> type[Position]:
    if name.lower() not in GAMES:
        raise ValueError(f"no game is called {name}")
    return GAMES[name.lower()]


def options_of(name: str, rule_set: str | None, choices: str | None = None) -> dict[str, str]:
    return game_named(name).options_under(rule_set, choices)


def start_from_number(
    name: str, number: int, rule_set: str | None = None, choices: str | None = None
) -> Position:
    return start_of(game_named(name), number, rule_set, choices)


def start_of(game: type[Position], number: int, rule_set: str | None, choices: str | None) -> Position:
    options = game.options_under(rule_set, choices)
    return game.start(deck_of_number(game.game, number, options), number, options)


def start_from_deck(
    name: str, text: str, rule_set: str | None = None, choices: str | None = None
) -> Position:
    """A deck given instead of a number: its hash is the number of the deal."""
    game = game_named(name)
    deck = parse_deck(game.game, text)
    return game.start(deck, number_of_deck(deck), options_of(game.game, rule_set, choices))


def play_all(position: Position, moves: Iterable[str]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def perft(position: Position, depth: int) -> int:
    """The number of paths of `depth` legal moves; 1 for depth 0."""
    if depth == 0:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.after(move), depth - 1) for move in moves)


def description(position: Position) -> dict[str, Any]:
    """Piles, sorted legal moves and whether the game is won."""
    return {"piles": position.piles(), "moves": sorted(position.moves()), "won": position.won()}


@dataclass(frozen=True)
class Taste:
    """How a random player prefers some kinds of moves, as probabilities."""

    keen: float = 0.0
    """To play on a foundation when that is possible."""
    eager: float = 0.0
    """Otherwise to deal, turn, refill or redeal when that is possible."""


def choose(position: Position, random: Random, taste: Taste) -> str:
    """A random legal move to the player's taste."""
    moves = sorted(position.moves())
    for kind, probability in (
        ([move for move in moves if move.partition("-")[2] in position.families], taste.keen),
        ([move for move in moves if move in PROCEDURES], taste.eager),
    ):
        if kind and random.random() < probability:
            return random.choice(kind)
    return random.choice(moves)
