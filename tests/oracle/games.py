"""Every game by its name in the notation, as its `oracle.py` in lib/games has it.

The `__path__` makes this module a package over lib/games: `from games.the_clock.oracle import CIRCLE`.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from deals import GAMES
from position import Position

FOLDER = Path(__file__).resolve().parents[2] / "lib" / "games"
__path__ = [str(FOLDER)]


def modules(name: str) -> list[ModuleType]:
    """The modules of this name, "oracle" or "referee", of all games that have one."""
    return [import_module(f"games.{path.parent.name}.{name}") for path in sorted(FOLDER.glob(f"*/{name}.py"))]


def folder_of(name: str) -> Path:
    """The directory of the game with this name in the notation."""
    return FOLDER / name.replace("-", "_")


GAMES.update(
    (thing.game, thing)
    for module in modules("oracle")
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, Position) and thing.__module__ == module.__name__
)
