"""The eight games by their names in the notation."""

from position import Position

from games.fortress import Fortress
from games.la_capricieuse import LaCapricieuse
from games.la_nationale import LaNationale
from games.la_nivernaise import LaNivernaise
from games.st_helena import StHelena
from games.the_clock import TheClock
from games.the_fourteenth import TheFourteenth
from games.the_sultan import TheSultan

ALL: tuple[type[Position], ...] = (
    LaNationale, LaCapricieuse, StHelena, LaNivernaise, TheClock, Fortress, TheFourteenth, TheSultan,
)
GAMES: dict[str, type[Position]] = {game.game: game for game in ALL}
