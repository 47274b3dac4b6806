"""Every game of this folder, by its name in the notation."""

from importlib import import_module
from pathlib import Path

from deals import PACKS, WITHDRAWN
from position import Position


def found_in(package: str) -> dict[str, type[Position]]:
    """The games of each module of a folder beside this one, by their names in the notation."""
    folder = Path(__file__).parents[1] / package
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    modules = [import_module(f"{package}.{name}") for name in names]
    games = {
        thing.game: thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Position) and thing.__module__ == module.__name__
    }
    PACKS.update({name: game.packs for name, game in games.items()})
    WITHDRAWN.update({name: list(game.withdrawn) for name, game in games.items()})
    return games


GAMES = found_in("games")
