"""Referees of La Capricieuse: Hoffmann, and what others make of it."""

from families_referee import Columns


class LaCapricieuseHoffmann(Columns):
    """Hoffmann no. 49: rows of twelve, three deals, gathered from the left; the card held, no. 30."""

    dealt_down = False
    holds = True
    most_deals = 3


class LaCapricieuseOpenSpaces(Columns):
    """Wikipedia, Capricieuse: an empty pile takes any card; the first pile is dealt first again."""

    dealt_down = False
    fills = "card"
    most_deals = 3


class LaCapricieusePySolFC(Columns):
    """PySolFC, capricieuse.py, Capricieuse: all is dealt first, three rounds, the last row dealt first."""

    dealt_down = False
    plays_in_deal = False
    gives_back = True
    fills = "card"
    most_deals = 3
    last_first = True


REFEREES = {"hoffmann": LaCapricieuseHoffmann, "open-spaces": LaCapricieuseOpenSpaces, "pysolfc": LaCapricieusePySolFC}
