"""A referee for every named rule set of each game, from the `referee.py` in its directory.

Each is written from that set's own source and from nothing of the oracle; the book's own set comes first.
"""

from games import modules
from referee import Referee

REFEREES: dict[str, dict[str, type[Referee]]] = {
    module.__name__.split(".")[1].replace("_", "-"): module.REFEREES for module in modules("referee")
}
