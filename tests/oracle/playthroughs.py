"""Whole games as JSON lines: after every move all piles and all legal moves, then some moves that are refused."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from games import folder_of
from position import Position
from replay import Taste, choose, description, start_from_number

LINE = re.compile(r"deal (\d+) refusals (\d+) : (.+)")
TASTES = (Taste(keen=0.9, eager=0.6), Taste(keen=0.4, eager=0.4))
"""How the two games at random are played."""
LONGEST = 400


def some_refusals(position: Position, random: Random, count: int) -> list[str]:
    """Texts that look like moves of the game and are illegal in the position."""
    legal = {move.lower() for move in position.moves()}
    illegal = [move for move in position.conceivable_moves() if move.lower() not in legal]
    return random.sample(illegal, min(count, len(illegal)))


def random_playthrough(
    name: str, number: int, seed: int, plies: int, taste: Taste = Taste(), refusals: int = 0
) -> Iterator[dict[str, Any]]:
    """The lines of a playthrough of random legal moves, each followed by some refusals."""
    random = Random(seed)
    position = start_from_number(name, number)
    move: str | None = None
    yield {"game": position.game, "deal": number}
    for ply in range(plies + 1):
        yield {"move": move, **description(position)}
        yield from ({"refused": text} for text in some_refusals(position, random, refusals))
        if ply == plies or not position.moves():
            return
        move = choose(position, random, taste)
        position = position.after(move)


def playthrough_of(name: str, number: int, refusals: int, moves: list[str]) -> Iterator[dict[str, Any]]:
    """The same for given moves; ValueError if one is not legal."""
    random = Random(number)
    position = start_from_number(name, number)
    yield {"game": position.game, "deal": number}
    for move in (None, *moves):
        position = position if move is None else position.play(move)
        yield {"move": move, **description(position)}
        yield from ({"refused": text} for text in some_refusals(position, random, refusals))


def playthroughs(name: str) -> Iterator[Iterator[dict[str, Any]]]:
    """Those of the game's playthroughs.txt, if it has one; otherwise two games played at random."""
    file = folder_of(name) / "playthroughs.txt"
    if not file.is_file():
        yield from (random_playthrough(name, 20 + seed, seed, LONGEST, taste, 1) for seed, taste in enumerate(TASTES, start=1))
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        if match := LINE.fullmatch(line):
            yield playthrough_of(name, int(match[1]), int(match[2]), match[3].split())
        elif line and not line.startswith("#"):
            raise ValueError(f"{file}: this is not 'deal N refusals R : MOVES': {line[:60]}")


def write_playthroughs(name: str, folder: Path) -> None:
    """FOLDER/GAME-1.jsonl and so on, and no others of the game."""
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob(f"{name}-[0-9].jsonl"):
        stale.unlink()
    for number, lines in enumerate(playthroughs(name), start=1):
        (folder / f"{name}-{number}.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
