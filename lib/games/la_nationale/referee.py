"""Referees of La Nationale: Hoffmann, and what others make of it."""

from families_referee import Columns


class LaNationaleHoffmann(Columns):
    """Hoffmann no. 50; the card held between the families, no. 30."""

    holds = ends_play = True
    fills = "run"


class TheNation(Columns):
    """Cadogan ch. 39: a card once placed is bound, one card to a vacancy; twice re-dealt, the last column first."""

    fills = "card"
    most_deals = 3
    last_first = True


class LaNationaleWithWrap(Columns):
    """PySolFC, capricieuse.py, Nationale: all is dealt first, rows UD_SS mod 13, no redeal."""

    plays_in_deal = False
    corner = gives_back = True
    fills = "card"


REFEREES = {"hoffmann": LaNationaleHoffmann, "the-nation": TheNation, "with-wrap": LaNationaleWithWrap}
