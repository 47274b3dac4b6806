"""Every game of this folder, by its name in the notation."""

from importlib import import_module
from pathlib import Path

from deals import PACKS, WITHDRAWN
from position import Position


def found() -> list[type[Position]]:
    """The game of each module here, in the order of their names."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem != "__init__")
    modules = [import_module(f"games.{name}") for name in names]
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Position) and thing.__module__ == module.__name__
    ]


GAMES: dict[str, type[Position]] = {game.game: game for game in found()}
PACKS.update({name: game.packs for name, game in GAMES.items()})
WITHDRAWN.update({name: list(game.withdrawn) for name, game in GAMES.items()})
