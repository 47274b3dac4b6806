"""Longwood: patience games of Victorian books, their rules, a solver and an honest player's advice.

    >>> import longwood
    >>> longwood.solve("fortress", deal=5).verdict
    'won'

Nothing but the shared library liblongwood is needed. Where NumPy is installed, `deals` and `solve_many` answer with
its arrays.
"""

from ._games import Game, RuleSet, deal, deals, games
from ._library import Fault, version
from ._search import Advice, Solution, advise, solve, solve_many
from ._session import Refusal, Session, read_record

__version__ = version()
__all__ = [
    "Advice",
    "Fault",
    "Game",
    "Refusal",
    "RuleSet",
    "Session",
    "Solution",
    "advise",
    "deal",
    "deals",
    "games",
    "read_record",
    "solve",
    "solve_many",
    "version",
]
